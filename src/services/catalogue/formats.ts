/** Handlers of calls about formats. */
import type { formatCalls } from '#api/formats.ts';
import { namedSize, parseFormatString } from '#core/values/unit.ts';
import type { Handlers } from '#services/handler.ts';

export const formatHandlers: Handlers<typeof formatCalls> = {
  'GET /web-api/aspect-ratio'({ format }) {
    const { widthMm: width, heightMm: height } = namedSize(format) ?? parseFormatString(format);
    return { ratio: height === 0 ? 0 : width / height, width, height };
  },
};

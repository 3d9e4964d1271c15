/** Values of an option of wall art as rows. */
import type { ComponentProps } from 'react';
import { PricedOptions } from '#web/configurators/copies/priced-options.tsx';
import type { OptionKey } from './offer.ts';
import { usePhotoFrameTexts } from './texts.ts';

type Props = Omit<ComponentProps<typeof PricedOptions>, 'name' | 'label' | 't'> & { name: OptionKey };

export function OptionRows({ name, ...props }: Props) {
  const t = usePhotoFrameTexts();
  return <PricedOptions {...props} name={name} label={t(`photo-frame.${name === 'format' ? 'size' : name}`)} t={t} />;
}

/** The plan of a feast as its page shows it. */
import type { feastPlanCalls } from '#api/order/feast-plan.ts';
import { type Feast, feastDayProblem, planFeast } from '#core/order/planner/plan.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { addDays, berlinTime, type Day, weekday } from '#core/values/date.ts';
import { message } from '#core/values/message.ts';
import type { Handlers } from '#services/handler.ts';
import { decidingTexts, designsOf, monthsOf, pieceDto, shippingsOf, short } from '#services/planned-pieces.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';

/** The example is a Saturday some ten months away: every piece of a wedding is in time. */
function exampleDay(today: Day): Day {
  const day = addDays(today, 300);
  return addDays(day, 6 - weekday(day));
}

export const feastPlanHandlers: Handlers<typeof feastPlanCalls> = {
  async 'GET /web-api/feast-plan'({ feast: kind, day: wanted, country: asked, guestPlaces, households }, { site, shop }) {
    const now = shop.clock();
    const today = berlinTime(now).day;
    const problem = wanted === undefined ? null : feastDayProblem(wanted, now);
    const isExample = wanted === undefined || problem !== null;
    const catalogue = await catalogueOf(shop.store);
    const country = asked ?? deliveryCountryOf(site.country);
    const shippings = shippingsOf({ country }, catalogue);
    const feast: Feast = { feast: kind, day: isExample ? exampleDay(today) : wanted, country, guestPlaces, households, shippings };
    const plan = planFeast(feast, now);
    const targets = [today, feast.day, ...plan.pieces.map(({ target }) => target)].toSorted();
    const [first = today, last = today] = [targets[0], targets.at(-1)];
    const designs = designsOf(kind, catalogue.rows);
    const next = plan.pieces.find(({ best }) => best !== null);
    const deciding = plan.pieces.find(({ piece }) => piece === 'invitation')?.deciding ?? null;
    return {
      day: feast.day,
      today,
      ...monthsOf(first, last, site.locale),
      isExample,
      problem,
      country,
      title: next ? message('plan.next', { piece: message(`plan.the.${next.piece}`) }) : message('plan.done'),
      lead: next?.best ? message('plan.next.lead', { day: { day: next.best.day, style: 'long' } }) : message('plan.done.lead'),
      pieces: plan.pieces.map((dates) => pieceDto(dates, feast, today, designs.get(dates.piece))),
      answers: { day: plan.answers, text: message('plan.until', { day: short(plan.answers) }) },
      kitchen: { day: plan.kitchen, text: message('plan.until', { day: short(plan.kitchen) }) },
      deciding: deciding === null || deciding === country ? null : decidingTexts(deciding, feast, site.locale),
    };
  },
};

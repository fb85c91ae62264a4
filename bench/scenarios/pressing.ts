import { DEMO_OWNER, DEMO_VET } from '@zampa/db/seed/accounts';
import { fillClinic } from '../crowded-clinic.ts';
import { figureAlone } from '../harness/figure.ts';
import type { Figure } from '../harness/result.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { type App, openScreen, type Screen } from '../harness/screen.ts';
import type { Stage } from '../harness/stage.ts';
import { median } from '../harness/statistics.ts';

const EVENTS = 10_000;
/** So many have columns in the calendar. */
const COLLEAGUES = 10;
/** How many times slower than this machine, and how late a screen may be there, in milliseconds. */
const [QUICK_SPEEDS, SPEEDS] = [
  [{ slowed: 4, atMost: 100 }],
  [
    { slowed: 1, atMost: 50 },
    { slowed: 4, atMost: 100 },
  ],
];
const [QUICK_TIMES, TIMES] = [1, 3];

/** The interactions on a screen by title, with the lateness of each. */
type Late = readonly (readonly [title: string, milliseconds: number])[];
/** The people whose columns the calendar shows, and a day on which one of them has a booking. */
type CalendarDay = { readonly colleagues: readonly string[]; readonly day: string };
type Walk = {
  readonly app: App;
  readonly email: string;
  readonly walk: (screen: Screen, calendar: CalendarDay) => Promise<Late>;
};

/** How soon a screen answers who presses or types, as browsers tell it (interaction to next paint). */
export const pressing: SingleScenario = {
  kind: 'single',
  isAlone: true,
  name: 'pressing',
  title: 'Pressing and typing',
  description: `From a press or a letter until the next picture, in a browser with nothing on the device, for the demonstration’s vet (of a clinic with ${EVENTS.toLocaleString('en')} events and some forty colleagues, ten of them in the calendar, 1440 px) and pet owner (390 px); of what is typed the slowest letter. The processor is this machine’s, and in the browser so many times slower. Nothing stands beside it.`,
  async measure(stage, plan) {
    await fillClinic(stage, EVENTS);
    const calendarDay = await readCalendarDay(stage);
    const figures: Figure[] = [];
    for (const { slowed, atMost } of plan.isQuick ? QUICK_SPEEDS : SPEEDS) {
      const late = new Map<string, number[]>();
      for (const { app, email, walk } of [clinic, owner]) {
        const screen = await openScreen(stage.product.url, app, email, slowed);
        for (let time = 0; time < (plan.isQuick ? QUICK_TIMES : TIMES); time += 1)
          for (const [title, milliseconds] of await walk(screen, calendarDay))
            late.set(title, [...(late.get(title) ?? []), milliseconds]);
        await screen.close();
      }
      for (const [title, all] of late)
        figures.push(
          figureAlone(
            `${title}, ${slowed === 1 ? 'as it is' : `${slowed} times slower`}`,
            `${median(all)} ms`,
            `≤ ${atMost} ms`,
            median(all) <= atMost,
          ),
        );
    }
    return figures;
  },
};

/** Reads the team members in the calendar and their next day with a booking: on a Sunday there may be none. */
async function readCalendarDay({ pool, facilityId }: Stage): Promise<CalendarDay> {
  const { rows } = await pool.query<{ id: string }>(
    'select user_id as id from facility_members where facility_id = $1 order by created_at, user_id limit $2',
    [facilityId, COLLEAGUES],
  );
  const colleagues = rows.map(({ id }) => id);
  const { rows: days } = await pool.query<{ day: string }>(
    `select to_char(e.starts_at at time zone f.timezone, 'YYYY-MM-DD') as day
    from calendar_events e join facilities f on f.id = e.facility_id
    where f.id = $1 and e.member_id = any($2) and e.valid and e.conversation_id is not null
      and e.starts_at > now() order by e.starts_at limit 1`,
    [facilityId, colleagues],
  );
  const [next] = days;
  if (!next) throw new Error('the calendar has no booking to press');
  return { colleagues, day: next.day };
}

const clinic: Walk = {
  app: '/',
  email: DEMO_VET,
  async walk(screen, { colleagues, day }) {
    const { page, press, type } = screen;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const late: [string, number][] = [];
    const note = async (title: string, milliseconds: Promise<number>) =>
      late.push([`clinic: ${title}`, await milliseconds]);

    await screen.goTo('dashboard');
    await note('from Home to the requests', press(page.getByRole('link', { name: /^Requests/ })));
    const requests = main.getByRole('list').getByRole('link');
    await note('a request', press(requests.nth(2)));
    await note('another one', press(requests.nth(4)));
    await note('another list', press(main.getByRole('link', { name: 'In progress' })));
    await note('a request in progress', press(requests.nth(1)));
    await press(page.getByLabel('Message', { exact: true }));
    await note('a message', type('how is he today'));
    await note('sending it', press(page.getByRole('button', { name: 'Send', exact: true })));
    await note('the filters', press(main.getByRole('button', { name: 'Filters' })));
    await note('a filter', press(dialog.getByRole('checkbox').nth(1)));
    await note('the filtered list', press(dialog.getByRole('button', { name: /^Show/ })));
    await press(main.getByRole('textbox').first());
    await note('a word to look for', type('limps'));

    await screen.goTo(`workspace/calendar?day=${day}&members=${JSON.stringify(colleagues)}`);
    await note('a booking', press(page.locator('.calendar-entry').first()));
    await note('the next days', press(main.getByRole('button', { name: 'Later' })));
    await note('a new booking', press(main.getByRole('button', { name: 'New', exact: true })));
    await page.keyboard.press('Escape');
    await note('a month', press(main.getByText('Month', { exact: true })));

    await screen.goTo('workspace/clients');
    await press(main.getByRole('searchbox').or(main.getByRole('textbox')).first());
    await note('a client’s name', type('elena'));
    await screen.goTo('workspace/clients');
    await note('choosing a client', press(main.getByRole('row').nth(3).getByRole('checkbox')));
    await note('a client', press(main.getByRole('row').nth(4).getByRole('link').first()));
    return late;
  },
};

const owner: Walk = {
  app: '/app/',
  email: DEMO_OWNER,
  async walk(screen) {
    const { page, press, type } = screen;
    const main = page.getByRole('main');
    const places = page.getByRole('navigation').getByRole('link');
    const late: [string, number][] = [];
    const note = async (title: string, milliseconds: Promise<number>) =>
      late.push([`owner: ${title}`, await milliseconds]);

    await screen.goTo('dashboard');
    await note('from Home to the chats', press(places.nth(1)));
    await note('to the pets', press(places.nth(2)));
    await note('to the vets', press(places.nth(3)));
    await screen.goTo('workspace/chat');
    await note('a chat', press(main.getByRole('listitem').getByRole('link').first()));
    await press(page.getByLabel('Message', { exact: true }));
    await note('a message', type('how is he today'));
    await note('sending it', press(page.getByRole('button', { name: 'Send', exact: true })));
    await screen.goTo('workspace/pets/new');
    await press(main.getByRole('textbox').first());
    await note('a pet’s name', type('fido'));
    return late;
  },
};

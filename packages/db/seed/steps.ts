import type { EventAction } from '@zampa/domain/conversations/enumerations';
import type { Party } from '@zampa/domain/conversations/status';
import type { PhotoName } from './drawings/photos.ts';
import type { SeededStatus } from './schedule.ts';
import { minutesAfter } from './seeding.ts';
import type { Dialogue, Line } from './texts/dialogue.ts';

/** One thing that happens in a conversation. */
export type Step = {
  readonly party: Party;
  readonly at: Date;
  readonly message: string | null;
  readonly action: EventAction | null;
  readonly photo: PhotoName | null;
};

type Untimed = Omit<Step, 'at'> & { readonly later: boolean };

const NEXT_DAY_MINUTES = 23 * 60;
/** An answer takes between these. */
const [SHORTEST, LONGEST] = [3, 19];

/** What has happened in a conversation of this status since it began, each some minutes after the one before. */
export function stepsOf(
  dialogue: Dialogue,
  status: SeededStatus,
  place: number,
  startedAt: Date,
  petName: string,
): readonly Step[] {
  const named = (text: string) => text.replaceAll('{pet}', petName);
  const { meanwhile } = dialogue;
  const happened: readonly Untimed[] = [
    ...(meanwhile === undefined ? [] : [said({ owner: meanwhile })]),
    ...(status === 'NEW' ? [] : [acted('OPEN_PERFORMANCE')]),
    ...linesSaid(dialogue, status, place).map(said),
    ...(status === 'CLOSED' ? [acted('CLOSE_PERFORMANCE')] : []),
  ];
  let at = startedAt;
  return happened.map(({ later, message, ...step }, index) => {
    const pause = SHORTEST + ((place * 7 + index * 5) % (LONGEST - SHORTEST));
    at = minutesAfter(at, pause + (later ? NEXT_DAY_MINUTES : 0));
    return { ...step, at, message: message === null ? null : named(message) };
  });
}

/** All of them once it is closed; while it is open one to five, of the first day. */
function linesSaid({ lines }: Dialogue, status: SeededStatus, place: number): readonly Line[] {
  if (status === 'NEW') return [];
  if (status === 'CLOSED') return lines;
  const nextDay = lines.findIndex(({ later }) => later);
  const firstDay = nextDay < 0 ? lines : lines.slice(0, nextDay);
  return firstDay.slice(0, 1 + ((place + 1) % 5));
}

const said = ({ owner, vet, photo, later }: Line): Untimed => ({
  party: owner === undefined ? 'facility' : 'owner',
  message: owner ?? vet ?? null,
  action: null,
  photo: photo ?? null,
  later: later ?? false,
});

const acted = (action: EventAction): Untimed => ({
  party: 'facility',
  message: null,
  action,
  photo: null,
  later: false,
});

import type { EventAction } from '@zampa/domain/conversations/enumerations';
import type { Party } from '@zampa/domain/conversations/status';
import type { PhotoName } from './drawings/photos.ts';
import type { SeededStatus } from './schedule.ts';
import { minutesAfter } from './seeding.ts';
import type { Dialogue, Line } from './texts/dialogue.ts';

/** One event of a conversation. */
export type Step = {
  readonly party: Party;
  readonly at: Date;
  readonly message: string | null;
  readonly action: EventAction | null;
  readonly photo: PhotoName | null;
};

type Untimed = Omit<Step, 'at'> & { readonly later: boolean };

const NEXT_DAY_MINUTES = 23 * 60;
/** Minimum and maximum minutes between two events. */
const [SHORTEST, LONGEST] = [3, 19];

/** Returns the events of a conversation of this status, each some minutes after the previous one. */
export function createSteps(
  dialogue: Dialogue,
  status: SeededStatus,
  place: number,
  startedAt: Date,
  petName: string,
): readonly Step[] {
  const withPetName = (text: string) => text.replaceAll('{pet}', petName);
  const { beforeAnswer } = dialogue;
  const untimed: readonly Untimed[] = [
    ...(beforeAnswer === undefined ? [] : [toMessage({ owner: beforeAnswer })]),
    ...(status === 'NEW' ? [] : [toAction('OPEN_PERFORMANCE')]),
    ...linesSoFar(dialogue, status, place).map(toMessage),
    ...(status === 'CLOSED' ? [toAction('CLOSE_PERFORMANCE')] : []),
  ];
  let at = startedAt;
  return untimed.map(({ later, message, ...step }, index) => {
    const pause = SHORTEST + ((place * 7 + index * 5) % (LONGEST - SHORTEST));
    at = minutesAfter(at, pause + (later ? NEXT_DAY_MINUTES : 0));
    return { ...step, at, message: message === null ? null : withPetName(message) };
  });
}

/** Returns all lines of a closed dialogue; for an open one between one and five of the first day. */
function linesSoFar({ lines }: Dialogue, status: SeededStatus, place: number): readonly Line[] {
  if (status === 'NEW') return [];
  if (status === 'CLOSED') return lines;
  const nextDay = lines.findIndex(({ later }) => later);
  const firstDay = nextDay < 0 ? lines : lines.slice(0, nextDay);
  return firstDay.slice(0, 1 + ((place + 1) % 5));
}

const toMessage = ({ owner, vet, photo, later }: Line): Untimed => ({
  party: owner === undefined ? 'facility' : 'owner',
  message: owner ?? vet ?? null,
  action: null,
  photo: photo ?? null,
  later: later ?? false,
});

const toAction = (action: EventAction): Untimed => ({
  party: 'facility',
  message: null,
  action,
  photo: null,
  later: false,
});

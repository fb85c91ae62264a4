import { ApiRefusal } from '@zampa/client/api/problems';
import type { CallView } from '@zampa/client/video/call';
import type { LocalSources } from '@zampa/client/video/local-media';
import type { MediaKind, MediaProblem } from '@zampa/client/video/media-devices';
import type { SharedScreen } from '@zampa/client/video/screen-share';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Language } from '@zampa/domain/people/languages';
import { isEarlyFor } from '@zampa/domain/video/meeting';
import { formatLongDayTime } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';

/** What stands in place of the other one's picture: a sentence, and what can be done about it. */
export type CallWords = {
  readonly title: string;
  readonly why?: string;
  readonly offers?: 'RETRY' | 'AGAIN' | 'HERE' | 'TAKE_OVER';
  /** The server’s reason is said beside it. */
  readonly isRefused?: true;
};

/** Returns who is at the other end, as this side knows them. */
export function nameOfPeer(t: Translate, { meeting }: CallView): string {
  const person = meeting?.peer?.person;
  return person ? personName(person) : (meeting?.facilityName ?? t('common:words.gone'));
}

/** By whose calendar and clock, of the server, a sentence is said. */
type SaidAt = { readonly language: Language; readonly now: Date };

/** Returns what is to be said in place of a picture; null while there is one. */
export function callWords(t: Translate, view: CallView, said: SaidAt): CallWords | null {
  const { meeting, phase, error } = view;
  const clinic = meeting?.facilityName ?? '';
  const isHost = meeting?.you.role === 'HOST';
  if (error) return refusalWords(t, view);
  switch (phase) {
    case 'ENTERING':
      return {
        title: t('video-calls:phases.entering'),
        why: t('video-calls:phases.enteringWhy'),
      };
    case 'WAITING':
      return waitingWords(t, meeting, said);
    case 'ALONE':
      return { title: isHost ? t('video-calls:phases.alone') : aloneText(t, meeting) };
    case 'DENIED':
      return {
        title: t('video-calls:phases.denied', { clinic }),
        why: t('video-calls:phases.deniedWhy'),
      };
    case 'ELSEWHERE':
      return { title: t('video-calls:phases.elsewhere'), offers: 'HERE' };
    case 'LEFT':
      return { title: t('video-calls:phases.left'), offers: 'AGAIN' };
    case 'OUT':
      return { title: t('video-calls:phases.out') };
    case 'CLOSED':
      return { title: t('video-calls:phases.closed') };
    case 'TOGETHER':
      return linkWords(t, view);
  }
}

/** Who comes long before the visit is told when it is: nobody may let them in until then. */
function waitingWords(t: Translate, meeting: MeetingState | null, said: SaidAt): CallWords {
  const clinic = meeting?.facilityName ?? '';
  const early = meeting && earlyVisitText(meeting, said);
  return early
    ? {
        title: t('video-calls:phases.early', { when: early }),
        why: t('video-calls:phases.earlyWhy', { clinic }),
      }
    : {
        title: t('video-calls:phases.waiting', { clinic }),
        why: t('video-calls:phases.waitingWhy'),
      };
}

/** Returns when the visit of a meeting is, by the clinic’s clocks, while that is long to come; null otherwise. */
export function earlyVisitText(
  { visitStart, timezone }: Pick<MeetingState, 'visitStart' | 'timezone'>,
  { language, now }: SaidAt,
): string | null {
  if (visitStart === null || !isEarlyFor(new Date(visitStart), now)) return null;
  return formatLongDayTime(new Date(visitStart), timezone, language);
}

/** Before the call has begun the vet is on the way; afterwards they have left. */
function aloneText(t: Translate, meeting: MeetingState | null): string {
  const name = meeting?.facilityName ?? '';
  return meeting?.startedAt
    ? t('video-calls:phases.gone', { name })
    : t('video-calls:phases.away', { name });
}

function linkWords(t: Translate, view: CallView): CallWords | null {
  const name = nameOfPeer(t, view);
  const { link, remote, meeting } = view;
  if (link === 'FAILED')
    return {
      title: t('video-calls:phases.failed'),
      why: t('video-calls:phases.failedWhy'),
      offers: 'RETRY',
    };
  if (link !== 'CONNECTED' && meeting?.peer?.online === false)
    return { title: t('video-calls:phases.reconnects', { name }) };
  if (link === 'LOST') return { title: t('video-calls:phases.lost') };
  if (link !== 'CONNECTED') return { title: t('video-calls:phases.connecting') };
  if (remote?.video === 'PAUSED') return { title: t('video-calls:phases.paused', { name }) };
  return remote?.video === 'OFF' ? { title: t('video-calls:phases.cameraOff', { name }) } : null;
}

function refusalWords(t: Translate, { error, meeting }: CallView): CallWords {
  const code = error instanceof ApiRefusal ? error.code : null;
  const clinic = meeting?.facilityName ?? '';
  if (code === 'MEETING_CLOSED') return { title: t('video-calls:phases.closed') };
  if (code === 'STATUS_CONFLICT' && meeting?.you.status === 'DENIED')
    return {
      title: t('video-calls:phases.denied', { clinic }),
      why: t('video-calls:phases.deniedWhy'),
    };
  if (code === 'STATUS_CONFLICT' && meeting?.colleague) {
    const { person } = meeting.colleague;
    const name = person ? personName(person) : t('common:words.gone');
    return { title: t('video-calls:colleague', { name }), offers: 'TAKE_OVER' };
  }
  return { title: t('video-calls:phases.refused'), offers: 'AGAIN', isRefused: true };
}

const KINDS: readonly MediaKind[] = ['camera', 'microphone'];

/** Returns why the other side does not see or hear this one, a sentence for each. */
export function problemTexts(
  t: Translate,
  sources: LocalSources,
  { hasFailed }: SharedScreen,
): string[] {
  const ofDevices = KINDS.flatMap((kind) => {
    const { problem } = sources[kind];
    if (!problem) return [];
    return kind === 'camera' ? cameraText(t, problem) : microphoneText(t, problem);
  });
  return hasFailed ? [...ofDevices, t('video-calls:screen.failed')] : ofDevices;
}

function cameraText(t: Translate, problem: MediaProblem): string {
  switch (problem) {
    case 'DENIED':
      return t('video-calls:camera.DENIED');
    case 'MISSING':
      return t('video-calls:camera.MISSING');
    case 'BUSY':
      return t('video-calls:camera.BUSY');
    case 'UNKNOWN':
      return t('video-calls:camera.UNKNOWN');
  }
}

function microphoneText(t: Translate, problem: MediaProblem): string {
  switch (problem) {
    case 'DENIED':
      return t('video-calls:microphone.DENIED');
    case 'MISSING':
      return t('video-calls:microphone.MISSING');
    case 'BUSY':
      return t('video-calls:microphone.BUSY');
    case 'UNKNOWN':
      return t('video-calls:microphone.UNKNOWN');
  }
}

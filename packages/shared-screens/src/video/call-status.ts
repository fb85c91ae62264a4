import { ApiRefusal } from '@zampa/client/api/problems';
import type { CallView } from '@zampa/client/video/call';
import type { LocalSources } from '@zampa/client/video/local-media';
import type { MediaKind, MediaProblem } from '@zampa/client/video/media-devices';
import type { SharedScreen } from '@zampa/client/video/screen-share';
import type { MeetingState } from '@zampa/contract/video/objects';
import type { Language } from '@zampa/domain/people/languages';
import { isTooEarly } from '@zampa/domain/video/meeting';
import { formatLongDayTime } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';

/** Text shown instead of the other participant's video, with an optional action. */
export type CallStatus = {
  readonly title: string;
  readonly why?: string;
  readonly action?: 'RETRY' | 'AGAIN' | 'HERE' | 'TAKE_OVER';
  /** Whether the server's error is shown below. */
  readonly showsError?: true;
};

/** Returns the name of the other participant: the person, otherwise the clinic; empty until the meeting is loaded. */
export function peerName({ meeting }: Pick<CallView, 'meeting'>): string {
  const person = meeting?.peer?.person;
  return person ? personName(person) : (meeting?.facilityName ?? '');
}

/** Language and server time for the texts. */
type TextContext = { readonly language: Language; readonly now: Date };

/** Returns the status to show instead of the video; null while the video is shown. */
export function callStatus(t: Translate, view: CallView, context: TextContext): CallStatus | null {
  const { meeting, phase, error } = view;
  const clinic = meeting?.facilityName ?? '';
  const isHost = meeting?.you.role === 'HOST';
  if (error) return refusalStatus(t, view);
  switch (phase) {
    case 'ENTERING':
      return {
        title: t('video:phases.entering'),
        why: t('video:phases.enteringWhy'),
      };
    case 'WAITING':
      return waitingStatus(t, meeting, context);
    case 'ALONE':
      return { title: isHost ? t('video:phases.alone') : aloneText(t, meeting) };
    case 'DENIED':
      return {
        title: t('video:phases.denied', { clinic }),
        why: t('video:phases.deniedWhy'),
      };
    case 'ELSEWHERE':
      return { title: t('video:phases.elsewhere'), action: 'HERE' };
    case 'LEFT':
      return { title: t('video:phases.left'), action: 'AGAIN' };
    case 'OUT':
      return { title: t('video:phases.out') };
    case 'CLOSED':
      return { title: t('video:phases.closed') };
    case 'TOGETHER':
      return linkStatus(t, view);
  }
}

/**
 * A guest who is early is shown the date of the visit, when the clinic will admit them. If the vet is in the meeting
 * already, for example because they called, the guest only has to wait.
 */
function waitingStatus(
  t: Translate,
  meeting: MeetingState | null,
  context: TextContext,
): CallStatus {
  const clinic = meeting?.facilityName ?? '';
  const isVetThere = meeting?.peer?.absentSince === null;
  const early = meeting && !isVetThere && earlyVisitText(meeting, context);
  return early
    ? {
        title: t('video:phases.early', { when: early }),
        why: t('video:phases.earlyWhy', { clinic }),
      }
    : {
        title: t('video:phases.waiting', { clinic }),
        why: t('video:phases.waitingWhy'),
      };
}

/** Returns the visit's date and time in the clinic's time zone if it is far ahead; otherwise null. */
export function earlyVisitText(
  { visitStart, timezone }: Pick<MeetingState, 'visitStart' | 'timezone'>,
  { language, now }: TextContext,
): string | null {
  if (visitStart === null || !isTooEarly(new Date(visitStart), now)) return null;
  return formatLongDayTime(new Date(visitStart), timezone, language);
}

/** Before the call has started the vet is expected; afterwards they have left. */
function aloneText(t: Translate, meeting: MeetingState | null): string {
  const name = meeting?.facilityName ?? '';
  return meeting?.startedAt ? t('video:phases.gone', { name }) : t('video:phases.away', { name });
}

function linkStatus(t: Translate, view: CallView): CallStatus | null {
  const name = peerName(view);
  const { link, remote, meeting } = view;
  if (link === 'FAILED')
    return {
      title: t('video:phases.failed'),
      why: t('video:phases.failedWhy'),
      action: 'RETRY',
    };
  if (link !== 'CONNECTED' && meeting?.peer?.online === false)
    return { title: t('video:phases.reconnects', { name }) };
  if (link === 'LOST') return { title: t('video:phases.lost') };
  if (link !== 'CONNECTED') return { title: t('video:phases.connecting') };
  if (remote?.video === 'PAUSED') return { title: t('video:phases.paused', { name }) };
  return remote?.video === 'OFF' ? { title: t('video:phases.cameraOff', { name }) } : null;
}

function refusalStatus(t: Translate, { error, meeting }: CallView): CallStatus {
  const code = error instanceof ApiRefusal ? error.code : null;
  const clinic = meeting?.facilityName ?? '';
  if (code === 'MEETING_CLOSED') return { title: t('video:phases.closed') };
  if (code === 'STATUS_CONFLICT' && meeting?.you.status === 'DENIED')
    return {
      title: t('video:phases.denied', { clinic }),
      why: t('video:phases.deniedWhy'),
    };
  if (code === 'STATUS_CONFLICT' && meeting?.colleague) {
    const { person } = meeting.colleague;
    const name = person ? personName(person) : t('common:words.gone');
    return { title: t('video:colleague', { name }), action: 'TAKE_OVER' };
  }
  return { title: t('video:phases.refused'), action: 'AGAIN', showsError: true };
}

const KINDS: readonly MediaKind[] = ['camera', 'microphone'];

/** Returns a sentence for each reason why the other side cannot see or hear the user. */
export function problemTexts(
  t: Translate,
  sources: LocalSources,
  { hasFailed }: SharedScreen,
): string[] {
  const deviceTexts = KINDS.flatMap((kind) => {
    const { problem } = sources[kind];
    if (!problem) return [];
    return kind === 'camera' ? cameraText(t, problem) : microphoneText(t, problem);
  });
  return hasFailed ? [...deviceTexts, t('video:screen.failed')] : deviceTexts;
}

function cameraText(t: Translate, problem: MediaProblem): string {
  switch (problem) {
    case 'DENIED':
      return t('video:camera.DENIED');
    case 'MISSING':
      return t('video:camera.MISSING');
    case 'BUSY':
      return t('video:camera.BUSY');
    case 'UNKNOWN':
      return t('video:camera.UNKNOWN');
  }
}

function microphoneText(t: Translate, problem: MediaProblem): string {
  switch (problem) {
    case 'DENIED':
      return t('video:microphone.DENIED');
    case 'MISSING':
      return t('video:microphone.MISSING');
    case 'BUSY':
      return t('video:microphone.BUSY');
    case 'UNKNOWN':
      return t('video:microphone.UNKNOWN');
  }
}

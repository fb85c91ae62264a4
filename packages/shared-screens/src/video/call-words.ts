import { ApiRefusal } from '@zampa/client/api/problems';
import type { CallView } from '@zampa/client/video/call';
import type { LocalSources } from '@zampa/client/video/local-media';
import type { MediaKind, MediaProblem } from '@zampa/client/video/media-devices';
import { fullName } from '@zampa/domain/people/names';
import type { Translate } from '@zampa/i18n/translator';

/** What stands in place of the other one's picture: a sentence, and what can be done about it. */
export type CallWords = {
  readonly title: string;
  readonly why?: string;
  readonly offers?: 'RETRY' | 'AGAIN' | 'HERE' | 'TAKE_OVER';
};

/** Returns who is at the other end, as this side knows them. */
export function nameOfPeer(t: Translate, { meeting }: CallView): string {
  const person = meeting?.peer?.person;
  return person ? fullName(person) : (meeting?.facilityName ?? t('common:words.gone'));
}

/** Returns what is to be said in place of a picture; null while there is one. */
export function callWords(t: Translate, view: CallView): CallWords | null {
  const { meeting, phase, error } = view;
  const clinic = meeting?.facilityName ?? '';
  const isHost = meeting?.you.role === 'HOST';
  if (error) return refusalWords(t, view);
  switch (phase) {
    case 'ENTERING':
      return { title: t('video:phases.entering') };
    case 'WAITING':
      return { title: t('video:phases.waiting', { clinic }), why: t('video:phases.waitingWhy') };
    case 'ALONE':
      return { title: isHost ? t('video:phases.alone') : t('video:phases.away', { name: clinic }) };
    case 'DENIED':
      return { title: t('video:phases.denied', { clinic }), why: t('video:phases.deniedWhy') };
    case 'ELSEWHERE':
      return { title: t('video:phases.elsewhere'), offers: 'HERE' };
    case 'LEFT':
      return { title: t('video:phases.left'), offers: 'AGAIN' };
    case 'CLOSED':
      return { title: t('video:phases.closed') };
    case 'TOGETHER':
      return linkWords(t, view);
  }
}

function linkWords(t: Translate, view: CallView): CallWords | null {
  const name = nameOfPeer(t, view);
  const { link, remote, meeting } = view;
  if (link === 'FAILED')
    return { title: t('video:phases.failed'), why: t('video:phases.failedWhy'), offers: 'RETRY' };
  if (link !== 'CONNECTED' && meeting?.peer?.online === false)
    return { title: t('video:phases.reconnects', { name }) };
  if (link === 'LOST') return { title: t('video:phases.lost') };
  if (link !== 'CONNECTED') return { title: t('video:phases.connecting') };
  if (remote?.video === 'PAUSED') return { title: t('video:phases.paused', { name }) };
  return remote?.video === 'OFF' ? { title: t('video:phases.cameraOff', { name }) } : null;
}

function refusalWords(t: Translate, { error, meeting }: CallView): CallWords {
  const code = error instanceof ApiRefusal ? error.code : 'OFFLINE';
  const clinic = meeting?.facilityName ?? '';
  if (code === 'MEETING_CLOSED') return { title: t('video:phases.closed') };
  if (code === 'STATUS_CONFLICT' && meeting?.you.status === 'DENIED')
    return { title: t('video:phases.denied', { clinic }), why: t('video:phases.deniedWhy') };
  if (code === 'STATUS_CONFLICT' && meeting?.colleague) {
    const { person } = meeting.colleague;
    const name = person ? fullName(person) : t('common:words.gone');
    return { title: t('video:colleague', { name }), offers: 'TAKE_OVER' };
  }
  return {
    title: t('video:phases.refused'),
    why: code === 'OFFLINE' ? t('common:refusals.OFFLINE') : t('video:phases.refusedWhy'),
    offers: 'AGAIN',
  };
}

const KINDS: readonly MediaKind[] = ['camera', 'microphone'];

/** Returns why the other side does not see or hear this one, a sentence for each. */
export function problemTexts(t: Translate, sources: LocalSources): string[] {
  return KINDS.flatMap((kind) => {
    const { problem } = sources[kind];
    if (!problem) return [];
    return kind === 'camera' ? cameraText(t, problem) : microphoneText(t, problem);
  });
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

import type { Thread } from '@zampa/client/conversations/thread/thread';
import { elapsedTime } from '@zampa/domain/conversations/elapsed';
import type { NoticeKind } from '@zampa/domain/conversations/notices';
import { personName } from '@zampa/i18n/person-name';
import { formatDuration } from '@zampa/i18n/format/spans';
import type { Translate } from '@zampa/i18n/translator';
import { wasNeverStarted } from './conversation-summary.ts';

/** Returns the sentence of a notice from the viewer's point of view; empty for DETAILS, which is a card. */
export function noticeText(
  t: Translate,
  kind: NoticeKind,
  thread: Thread,
  viewerId: string,
): string {
  const { user, facility } = thread;
  const isOwn = user?.id === viewerId;
  const name = user ? personName(user) : t('conversations:message.unknown');
  switch (kind) {
    case 'INVALID_CONVERSATION':
      return t('conversations:notices.invalid');
    case 'VISIT_OPENED_BY_OWNER':
      return isOwn
        ? t('conversations:notices.ownVisit')
        : t('conversations:notices.visitByOwner', { name });
    case 'VISIT_OPENED_BY_VET':
      return t('conversations:notices.visitByVet', { name });
    case 'CONSULTATION_OPENED_BY_OWNER':
      return isOwn
        ? t('conversations:notices.ownConsultation')
        : t('conversations:notices.consultationByOwner', { name });
    case 'CONSULTATION_OPENED_BY_VET':
      return t('conversations:notices.consultationByVet', { name });
    case 'ASSIGNED_TO_FACILITY':
      return t('conversations:notices.assigned', { facility: facility.name });
    case 'ASSIGNED':
      return assignedText(t, thread, viewerId);
    case 'OPENED':
      return startedText(t, thread, viewerId);
    case 'VIDEO_JOIN':
      return t('conversations:notices.videoJoin');
    case 'VIDEO_CLOSED':
      return t('conversations:notices.videoClosed');
    case 'CLOSED':
      return closedText(t, thread);
    case 'DETAILS':
      return '';
  }
}

function assignedText(t: Translate, { assignee, facility }: Thread, viewerId: string): string {
  if (assignee?.id === viewerId) return t('conversations:notices.ownInCharge');
  return t('conversations:notices.inCharge', {
    name: assignee ? personName(assignee) : facility.name,
  });
}

/** Names the team member who started the service, from the stored event if it is loaded. */
function startedText(
  t: Translate,
  { events, assignee, facility }: Thread,
  viewerId: string,
): string {
  const start = events.find(({ payload }) => payload.eventAction === 'OPEN_PERFORMANCE');
  const vet = start?.user ?? assignee;
  if (!vet) return t('conversations:notices.openedByClinic', { facility: facility.name });
  return vet.id === viewerId
    ? t('conversations:notices.ownOpened')
    : t('conversations:notices.opened', { name: personName(vet) });
}

function closedText(t: Translate, { payload }: Thread): string {
  if (wasNeverStarted(payload)) return t('conversations:notices.putAside');
  const { openDate, closeDate } = payload;
  if (!openDate || !closeDate) return t('conversations:notices.closed');
  const duration = formatDuration(t, elapsedTime(new Date(openDate), new Date(closeDate)));
  return t('conversations:notices.closedAfter', { duration });
}

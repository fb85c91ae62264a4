import type { Thread } from '@zampa/client/conversations/thread/thread';
import { elapsedTime } from '@zampa/domain/conversations/elapsed';
import type { NoticeKind } from '@zampa/domain/conversations/notices';
import { personName } from '@zampa/i18n/person-name';
import { durationText } from '@zampa/i18n/format/spans';
import type { Translate } from '@zampa/i18n/translator';
import { wasPutAside } from './conversation-summary.ts';

/** Returns the sentence of a notice, as the viewer reads it. The details are a card of their own and need none. */
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
      return inChargeText(t, thread, viewerId);
    case 'OPENED':
      return openedText(t, thread, viewerId);
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

function inChargeText(t: Translate, { assignee, facility }: Thread, viewerId: string): string {
  if (assignee?.id === viewerId) return t('conversations:notices.ownInCharge');
  return t('conversations:notices.inCharge', {
    name: assignee ? personName(assignee) : facility.name,
  });
}

/** Who started the service: the stored action knows, as long as its page is loaded. */
function openedText(
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
  if (wasPutAside(payload)) return t('conversations:notices.putAside');
  const { openDate, closeDate } = payload;
  if (!openDate || !closeDate) return t('conversations:notices.closed');
  const duration = durationText(t, elapsedTime(new Date(openDate), new Date(closeDate)));
  return t('conversations:notices.closedAfter', { duration });
}

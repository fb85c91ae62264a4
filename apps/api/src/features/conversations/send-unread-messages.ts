import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { digestSms, notificationSms } from '../../emails/digest-texts.ts';
import { enqueueSms } from '../../emails/enqueue-sms.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import type { EmailReader } from '../../emails/notification-emails.ts';
import type { UnreadConversation } from './unread-conversation.ts';

type UnreadNotice = {
  readonly reader: EmailReader;
  /** Unread conversations; the first one caused the e-mail. */
  readonly conversations: readonly UnreadConversation[];
  readonly byEmail: boolean;
  readonly bySms: boolean;
};

/** Sends a reader one e-mail or text message: about the one conversation, or a digest of several. */
export async function sendUnreadMessages(
  deps: Deps,
  tx: Queryable,
  {
    reader: { name, address, language, userId, mobile },
    conversations,
    byEmail,
    bySms,
  }: UnreadNotice,
): Promise<void> {
  const news = conversations.map((one) => toNewsItem(deps, one));
  const [first] = news;
  if (!first) return;
  const isOne = news.length === 1;
  const home = conversations[0]?.written.party === 'facility' ? '/app/dashboard' : '/dashboard';
  const digest = { items: news, url: `${deps.publicUrl()}${home}` };
  const to = { to: { name, address }, language };
  if (byEmail)
    await enqueueEmail(
      deps,
      tx,
      isOne
        ? { template: 'news', ...to, values: first }
        : { template: 'digest', ...to, values: digest },
    );
  if (!bySms || !mobile || !deps.sms) return;
  const text = isOne ? notificationSms(language, first) : digestSms(language, digest);
  const conversationId = conversations[0]?.written.conversationId ?? null;
  await enqueueSms(deps, tx, { to: mobile, text, userId, conversationId });
}

function toNewsItem(deps: Deps, { written, unread }: UnreadConversation) {
  const { conversationId, seq, party } = written;
  const { facility, zone, person, pets, category, status } = unread;
  const path =
    party === 'facility'
      ? `/app/workspace/chat/${conversationId}`
      : requestPath({ id: conversationId, status, category });
  return {
    news: seq === 0 ? ('REQUEST' as const) : ('MESSAGE' as const),
    facility,
    zone,
    person,
    pets,
    starts: [],
    url: `${deps.publicUrl()}${path}`,
  };
}

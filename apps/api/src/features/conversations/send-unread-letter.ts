import { requestPath } from '@zampa/domain/inbox/request-lists';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { digestSms, newsSms } from '../../emails/digest-texts.ts';
import { enqueueSms } from '../../emails/enqueue-sms.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import type { EmailReader } from '../../emails/news-emails.ts';
import type { UnreadConversation } from './unread-conversation.ts';

type Letter = {
  readonly reader: EmailReader;
  /** What they have not read, that first of which they are written. */
  readonly told: readonly UnreadConversation[];
  readonly byEmail: boolean;
  readonly bySms: boolean;
};

/** Writes to one reader: of one conversation what it is, of several one letter with all of them. */
export async function sendUnreadLetter(
  deps: Deps,
  tx: Queryable,
  { reader: { name, address, language, userId, mobile }, told, byEmail, bySms }: Letter,
): Promise<void> {
  const news = told.map((one) => newsOf(deps, one));
  const [first] = news;
  if (!first) return;
  const isOne = news.length === 1;
  const home = told[0]?.written.party === 'facility' ? '/app/dashboard' : '/dashboard';
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
  const text = isOne ? newsSms(language, first) : digestSms(language, digest);
  const conversationId = told[0]?.written.conversationId ?? null;
  await enqueueSms(deps, tx, { to: mobile, text, userId, conversationId });
}

function newsOf(deps: Deps, { written, unread }: UnreadConversation) {
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

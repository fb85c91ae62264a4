import type { Mailbox } from '@zampa/testing/mailbox';

/** The link of the next invitation that is sent to this address. */
export async function invitationFor(mailbox: Mailbox, email: string): Promise<string> {
  const { mail } = await mailbox.next({ to: email });
  const [link] = /https?:\S+invitation=[\w.-]+/.exec(mail.text ?? '') ?? [];
  if (!link) throw new Error(`no invitation in "${mail.text}"`);
  return link;
}

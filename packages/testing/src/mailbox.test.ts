import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';

describe('startMailbox', () => {
  let mailbox: Mailbox;
  const send = (to: string, subject: string) =>
    createTransport(mailbox.url).sendMail({
      from: 'zampa@example.test',
      to,
      subject,
      text: 'Il codice è 123456',
    });

  beforeEach(async () => {
    mailbox = await startMailbox();
  });
  afterEach(() => mailbox.stop());

  it('returns each e-mail to an address once and in order', async () => {
    await send('Anna@example.test', 'first');
    await send('bruno@example.test', 'other');
    await send('anna@example.test', 'second');
    const subjects = [
      await mailbox.next({ to: 'anna@example.test' }),
      await mailbox.next({ to: 'ANNA@example.test' }),
    ];
    expect(subjects.map(({ mail }) => mail.subject)).toEqual(['first', 'second']);
    expect(subjects[0]?.mail.text?.trim()).toBe('Il codice è 123456');
    expect(mailbox.emails).toHaveLength(3);
  });

  it('waits for an e-mail that has not arrived yet', async () => {
    const waiting = mailbox.next({ to: 'anna@example.test' });
    await send('anna@example.test', 'late');
    await expect(waiting).resolves.toMatchObject({ mail: { subject: 'late' } });
  });

  it('refuses one address permanently and accepts others', async () => {
    mailbox.refuse('anna@example.test');
    await expect(send('Anna@example.test', 'refused')).rejects.toMatchObject({ responseCode: 550 });
    await send('bruno@example.test', 'other');
    expect(mailbox.emails).toHaveLength(1);
  });

  it('names the recipients of received e-mails when none arrives in time', async () => {
    await send('bruno@example.test', 'other');
    await expect(mailbox.next({ to: 'anna@example.test', withinMs: 10 })).rejects.toThrow(
      'bruno@example.test',
    );
  });
});

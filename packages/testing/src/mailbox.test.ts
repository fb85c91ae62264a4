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

  it('gives each letter once, in order, to whoever asks for its address', async () => {
    await send('Anna@example.test', 'first');
    await send('bruno@example.test', 'other');
    await send('anna@example.test', 'second');
    const subjects = [
      await mailbox.next({ to: 'anna@example.test' }),
      await mailbox.next({ to: 'ANNA@example.test' }),
    ];
    expect(subjects.map(({ mail }) => mail.subject)).toEqual(['first', 'second']);
    expect(subjects[0]?.mail.text?.trim()).toBe('Il codice è 123456');
    expect(mailbox.letters).toHaveLength(3);
  });

  it('waits for a letter that is on its way', async () => {
    const waiting = mailbox.next({ to: 'anna@example.test' });
    await send('anna@example.test', 'late');
    await expect(waiting).resolves.toMatchObject({ mail: { subject: 'late' } });
  });

  it('refuses an address for good, and no other', async () => {
    mailbox.refuse('anna@example.test');
    await expect(send('Anna@example.test', 'refused')).rejects.toMatchObject({ responseCode: 550 });
    await send('bruno@example.test', 'other');
    expect(mailbox.letters).toHaveLength(1);
  });

  it('says who got letters when none comes', async () => {
    await send('bruno@example.test', 'other');
    await expect(mailbox.next({ to: 'anna@example.test', withinMs: 10 })).rejects.toThrow(
      'bruno@example.test',
    );
  });
});

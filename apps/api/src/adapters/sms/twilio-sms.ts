import type { Sms } from '../../ports/sms.ts';
import type { SmsSettings } from '../../settings/settings.ts';

const TIMEOUT_MS = 20_000;
/** The provider's answer to an invalid number or text; other errors may be temporary. */
const BAD_REQUEST = 400;

/** Sends text messages through Twilio or a server that speaks its protocol. */
export function twilioSms({ accountSid, authToken, from, apiBase }: SmsSettings): Sms {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, apiBase);
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // Always read the body: an unread one would keep its connection open.
      await answer.text();
      if (answer.ok) return 'sent';
      if (answer.status === BAD_REQUEST) return 'rejected';
      throw new Error(`the SMS provider answered ${answer.status}`);
    },
  };
}

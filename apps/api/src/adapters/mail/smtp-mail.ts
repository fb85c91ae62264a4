import type { Email, Mail } from '../../ports/mail.ts';

const PERMANENT = 500;

/**
 * Sends e-mail by SMTP; loads the library with the first one. All waits have a timeout, so that a hanging server
 * delays only one e-mail.
 */
export function smtpMail(url: string, from: string): Mail {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send(email) {
      try {
        const transport = await (opened ??= openTransport(url));
        const { rejected } = await transport.sendMail(envelope(email, from));
        return rejected.length > 0 ? 'rejected' : 'sent';
      } catch (error) {
        if (isPermanent(error)) return 'rejected';
        throw error;
      }
    },
    close: async () => (await opened)?.close(),
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Passes name and address separately: joined, a comma in a name would add recipients. */
function envelope(email: Email, from: string) {
  const { to, subject, text, html, language, messageId, attachments } = email;
  return {
    from,
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    messageId: `<${messageId}@zampa>`,
    attachments: attachments.map(({ name, contentType, content, encoding }) => ({
      filename: name,
      contentType,
      content,
      ...(encoding && { encoding }),
    })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  };
}

function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return 'code' in error && error.code === 'EENVELOPE' && Number(error.responseCode) >= PERMANENT;
}

import { mailboxEmails } from '@zampa/db/schema/platform';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { sendHtml } from './html-page.ts';

const MOST = 200;

/** Serves the development mailbox with the e-mails, newest first. Never in production. */
export function serveMailbox(app: FastifyInstance, db: Database): void {
  const emails = async () => {
    const rows = await db.select().from(mailboxEmails).orderBy(desc(mailboxEmails.id)).limit(MOST);
    return rows.map(({ recipient, subject, text, html, createdAt }) => ({
      to: recipient,
      subject,
      text,
      html,
      date: createdAt.toISOString(),
    }));
  };
  app.get('/dev/mailbox.json', emails);
  app.get('/dev/mailbox', async (_request, reply) => {
    const items = (await emails()).map(
      ({ to, subject, text, date }) =>
        `<article><h2>${escape(subject)}</h2><p>${escape(to)} · <time>${date}</time></p><pre>${escape(text)}</pre></article>`,
    );
    return sendHtml(reply, { html: page(items.join('') || '<p>No emails yet.</p>'), style: STYLE });
  });
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:32px auto;padding:0 16px;background:#FBFAF7;color:#1B2A26}
article{background:#fff;border:1px solid #E7E4DB;border-radius:14px;padding:16px 20px;margin:0 0 16px}
h2{font-size:18px;margin:0}p{color:#52625D;margin:4px 0}pre{white-space:pre-wrap;font:inherit}`;

const page = (content: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Development mailbox</title>
<style>${STYLE}</style></head>
<body><main><h1>Development mailbox</h1>${content}</main></body></html>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import type { Email } from '../ports/mail.ts';
import type { EmailRequest } from './email-request.ts';
import type { EmailText } from './email-text.ts';
import { emailText } from './templates.ts';

/** Renders an e-mail as text and HTML. User input is escaped in HTML and cannot add headers. */
export function renderEmail(request: EmailRequest, messageId: string): Email {
  const content = emailText(request);
  return {
    to: { name: oneLine(request.to.name), address: request.to.address },
    subject: oneLine(content.subject),
    text: plain(content),
    html: markup(content, request.language),
    language: request.language,
    messageId,
    attachments: request.attachment ? [request.attachment] : [],
  };
}

function plain({ paragraphs, code, action, link, closing }: EmailText): string {
  const links = [action, link].map((to) => to && `${to.label}: ${to.url}`);
  const middle = [code && `    ${code}`, ...links].filter(Boolean);
  return `${[...paragraphs, ...middle, closing].join('\n\n')}\n`;
}

function markup(
  { subject, paragraphs, code, action, link, closing }: EmailText,
  language: string,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  const large = code
    ? `<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:700;color:#17634F">${escape(code)}</p>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="background:#1F7A62;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">${escape(action.label)}</a></p>`
    : '';
  const second = link
    ? `<p style="margin:0 0 16px"><a href="${escape(link.url)}" style="color:#17634F">${escape(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FBFAF7;color:#1B2A26;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="max-width:480px;background:#fff;border:1px solid #E7E4DB;border-radius:14px">
<tr><td style="padding:28px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0A2E25">Zampa</p>
${paragraphs.map(paragraph).join('\n')}
${large}${button}${second}
<p style="margin:24px 0 0;color:#52625D;font-size:14px">${escape(closing)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

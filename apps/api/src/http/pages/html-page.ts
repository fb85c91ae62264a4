import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A page, and the content of its one `<style>` element where it has one. */
export type HtmlPage = { readonly html: string; readonly style?: string };

/** Sends a page. The content security policy allows only the page's own style, identified by its hash. */
export function sendHtml(reply: FastifyReply, { html, style }: HtmlPage): FastifyReply {
  if (style !== undefined) {
    const policy = String(reply.getHeader('content-security-policy'));
    const hash = createHash('sha256').update(style).digest('base64');
    const withStyle = policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
    reply.header('content-security-policy', withStyle);
  }
  return reply.type('text/html; charset=utf-8').send(html);
}

import { PLANS } from '@zampa/domain/subscription/plans';
import { PAID_PLANS } from './item-prices.ts';
import type { SandboxPage } from './sandbox-billing.ts';
import { termPrice, type SandboxSubscription } from './sandbox-rules.ts';
import type { SandboxTexts } from './sandbox-texts.ts';

const formatEuros = (minor: number) => `€ ${(minor / 100).toFixed(2)}`;
const formatDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const button = (label: string, action: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;

/** Renders the checkout page. */
export function checkoutHtml(
  texts: SandboxTexts,
  order: Pick<SandboxPage, 'planId' | 'extraUsers'>,
  isDeclined: boolean,
): string {
  const { planId, extraUsers } = order;
  const content = [
    `<p><strong>${PLANS[planId].name}</strong>: ${formatEuros(termPrice(order))} ${texts.month}</p>`,
    extraUsers > 0 ? `<p>${texts.extra}: ${extraUsers}.</p>` : '',
    `<p>${texts.card}</p>`,
    isDeclined ? `<p role="alert">${texts.declined}</p>` : '',
    button(texts.pay, '?outcome=pay'),
    button(texts.decline, '?outcome=decline'),
    button(texts.giveUp, '?outcome=cancel'),
  ].join('');
  return pageHtml(texts, texts.checkout, content);
}

/** Renders the portal page on which a subscription is managed, with the sandbox's own controls. */
export function portalHtml(
  texts: SandboxTexts,
  subscription: SandboxSubscription | null,
  returnUrl: string,
): string {
  const content = [
    subscription ? managementHtml(texts, subscription) : `<p>${texts.none}</p>`,
    `<p><a href="${returnUrl}">${texts.back}</a></p>`,
  ].join('');
  return pageHtml(texts, texts.portal, content);
}

function managementHtml(texts: SandboxTexts, subscription: SandboxSubscription): string {
  const { planId, status, termEnd, dueSince, extraUsers } = subscription;
  const facts = [
    `<p><strong>${PLANS[planId].name}</strong>: ${formatEuros(termPrice(subscription))} ${texts.month}</p>`,
    `<p>${texts.status}: ${texts.states[status]}. ${texts.until} ${formatDay(termEnd)}. ${texts.extra}: ${extraUsers}.</p>`,
    dueSince === null ? '' : `<p role="alert">${texts.due} ${formatDay(dueSince)}.</p>`,
  ];
  if (status === 'cancelled') return facts.join('');
  const plans = PAID_PLANS.filter((id) => id !== planId).map((id) =>
    button(`${texts.to} ${PLANS[id].name}`, `?action=plan&plan=${id}`),
  );
  return [
    ...facts,
    dueSince === null ? '' : button(texts.settle, '?action=settle'),
    ...plans,
    button(texts.more, '?action=more'),
    extraUsers > 0 ? button(texts.fewer, '?action=fewer') : '',
    status === 'active'
      ? button(texts.cancel, '?action=cancel')
      : button(texts.resume, '?action=resume'),
    button(texts.cancelNow, '?action=cancel-now'),
    `<h2>${texts.clock}</h2>`,
    button(texts.fail, '?action=fail'),
    ...[1, 15, 30].map((days) => button(`${days} ${texts.days}`, `?action=advance&days=${days}`)),
  ].join('');
}

/** Renders the page for a closed or expired session. */
export const closedHtml = (texts: SandboxTexts): string =>
  pageHtml(texts, texts.checkout, `<p>${texts.closed}</p>`);

/** The style of all pages. The content security policy allows no other. */
export const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#FBFAF7;color:#1B2A26}
.bar{background:#F3C74A;padding:8px 16px;font-weight:700;text-align:center}main{max-width:480px;margin:32px auto;padding:0 16px}
button{font:inherit;width:100%;min-height:48px;margin:8px 0;border:1px solid #1F7A5F;border-radius:12px;background:#fff;color:#17604B}
a{color:#17604B}[role=alert]{color:#A3320B;font-weight:600}`;

const pageHtml = (
  { bar, lang }: SandboxTexts,
  title: string,
  content: string,
) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>SANDBOX – ${title}</title>
<style>${STYLE}</style></head>
<body><div class="bar">${bar}</div><main><h1>${title}</h1>${content}</main></body></html>`;

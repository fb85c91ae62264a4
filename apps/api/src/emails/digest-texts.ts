import * as z from 'zod';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { newsNotice, newsText, NewsValues } from './news-texts.ts';

export const DigestValues = z
  .object({ items: z.array(NewsValues).readonly(), url: z.string() })
  .readonly();
export type DigestValues = z.output<typeof DigestValues>;

type Words = {
  readonly subject: (count: number) => string;
  readonly opening: string;
  readonly action: string;
  readonly closing: string;
};

const words: Readonly<Record<EmailLanguage, Words>> = {
  en: {
    subject: (count) => `${count} conversations wait for you on Zampa`,
    opening: 'This came while you were not there:',
    action: 'Open Zampa',
    closing: 'One e-mail for all of them: what you have read meanwhile is not in it.',
  },
  it: {
    subject: (count) => `${count} conversazioni ti aspettano su Zampa`,
    opening: 'Ecco cosa è arrivato mentre non c’eri:',
    action: 'Apri Zampa',
    closing: 'Un’unica e-mail per tutte: quello che nel frattempo hai letto non c’è.',
  },
};

/** Returns one letter in the place of several: who wrote, and for which animals. */
export function digestText(language: EmailLanguage, { items, url }: DigestValues): EmailText {
  const { subject, opening, action, closing } = words[language];
  const lines = items.map((item) => {
    const { title, body } = newsNotice(language, item.news, item);
    return [title, body].filter(Boolean).join(' · ');
  });
  return {
    subject: subject(items.length),
    paragraphs: [opening, ...lines],
    action: { label: action, url },
    closing,
  };
}

/** Returns what somebody reads on their telephone of one piece of news. The link stands at the end. */
export const newsSms = (language: EmailLanguage, values: NewsValues): string =>
  `${newsText(language, values).subject}. ${values.url}`;

/** Returns what somebody reads on their telephone of several. */
export const digestSms = (language: EmailLanguage, { items, url }: DigestValues): string =>
  `${words[language].subject(items.length)}. ${url}`;

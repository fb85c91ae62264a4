import type { Bytes } from '../../../http/context.ts';
import { translateTo } from '../../../texts/translate.ts';
import type { HealthPdf } from './draw-health-pdf.ts';
import { factsOf, type PdfSubject, rowIf } from './pdf-subject.ts';
import { renderHealthPdf } from './render-health-pdf.ts';

/** Renders the record of a pet with these sections, allergies first. */
export function renderRecord(
  subject: PdfSubject,
  sections: HealthPdf['sections'],
  now: Date,
): Promise<Bytes> {
  const { language, allergies } = subject;
  const t = translateTo(language);
  const title = t('health:server.record');
  const facts = [
    ...factsOf(subject),
    ...rowIf(t('health:server.allergies'), allergies?.join(', ')),
  ];
  return renderHealthPdf({ language, title, now, facts, sections }, title);
}

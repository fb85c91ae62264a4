import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Prescription, PrescriptionLine } from '@zampa/contract/health/objects/prescription';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { Language } from '@zampa/domain/people/languages';
import { translateTo } from '../../../texts/translate.ts';
import { printDay, printDayOf } from './pdf-subject.ts';

type Row = [left: string, right: string];
/** The reader's language and time zone. */
type Reader = { readonly language: Language; readonly zone: string };

/** Returns a row for each dose that is not voided. */
export const vaccinationRows = (doses: readonly Vaccination[], language: Language): Row[] =>
  doses
    .filter(({ voided }) => voided === null)
    .map((dose) => [printDay(dose.givenOn), describeDose(dose, language)]);

function describeDose(dose: Vaccination, language: Language): string {
  const { vaccine, product, batch, nextDueOn, source, confirmed } = dose;
  const t = translateTo(language);
  const isTold = source === 'OWNER' && confirmed === null;
  return [
    [vaccine.names[language], product].filter(Boolean).join(', '),
    batch && `${t('health:server.batch')}: ${batch}`,
    nextDueOn && `${t('health:server.nextDue')}: ${printDay(nextDueOn)}`,
    isTold && t('health:server.toldByOwner'),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns a row for each medicine. */
export const lineRows = (lines: readonly PrescriptionLine[], language: Language): Row[] =>
  lines.map((line) => [
    [line.medicine, line.strength, line.form].filter(Boolean).join(' '),
    [describeLine(line, language), line.instructions].filter(Boolean).join('\n'),
  ]);

function describeLine(
  { dose, unit, route, every, days, quantity }: PrescriptionLine,
  language: Language,
) {
  const t = translateTo(language);
  const when =
    'hours' in every
      ? t('health:server.everyHours', { count: every.hours })
      : t('health:server.atTimes', { times: every.times.join(', ') });
  const amount = new Intl.NumberFormat(language).format(dose);
  return [`${amount} ${unit}`, route, when, t('health:server.forDays', { count: days }), quantity]
    .filter(Boolean)
    .join(', ');
}

/** Returns a row for each document. */
export const documentRows = (documents: readonly HealthDocument[], language: Language): Row[] =>
  documents.map(({ date, kind, title }) => {
    const name = translateTo(language)(`health:server.documentKind.${kind}`);
    return [printDay(date), [title, name].filter(Boolean).join(', ')];
  });

/** Returns a row for each prescription of a record. */
export const prescriptionRows = (all: readonly Prescription[], { language, zone }: Reader): Row[] =>
  all.map(({ date, lines }) => [
    printDayOf(date, zone),
    lineRows(lines, language)
      .map(([left, right]) => `${left}: ${right}`)
      .join('\n'),
  ]);

/** Returns a row for each signed note, without its private text. */
export const noteRows = (notes: readonly VisitNote[], { language, zone }: Reader): Row[] =>
  notes
    .filter(({ status }) => status === 'SIGNED')
    .map((note) => [printDayOf(note.date, zone), describeNote(note, language)]);

function describeNote(note: VisitNote, language: Language): string {
  const t = translateTo(language);
  const { reason, history, findings, assessment, diagnoses, plan, addenda } = note;
  const parts: [string, string][] = [
    [t('health:server.reason'), reason],
    [t('health:server.history'), history],
    [t('health:server.findings'), findings],
    [t('health:server.assessment'), assessment],
    [t('health:server.diagnoses'), diagnoses.map(({ text }) => text).join(', ')],
    [t('health:server.plan'), plan],
    ...addenda.map(({ text }): [string, string] => [t('health:server.addendum'), text]),
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}

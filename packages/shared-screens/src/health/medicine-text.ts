import type { PrescriptionLine } from '@zampa/contract/health/objects/prescription';
import type { Language } from '@zampa/domain/people/languages';
import type { Translate } from '@zampa/i18n/translator';

type Named = Pick<PrescriptionLine, 'medicine' | 'strength'>;

/** Names a medicine with its strength: `Metacam 1.5 mg/ml`. */
export const medicineName = ({ medicine, strength }: Named): string =>
  [medicine, strength].filter(Boolean).join(' ');

type Dosed = Pick<PrescriptionLine, 'dose' | 'unit' | 'route' | 'every' | 'days'>;

/** Says how much of a medicine is given, when and for how long: `2 ml, oral · every 12 hours for 5 days`. */
export function dosageText(t: Translate, line: Dosed, language: Language): string {
  const { dose, unit, route, every, days } = line;
  const amount = new Intl.NumberFormat(language).format(dose);
  const when =
    'hours' in every
      ? t('health:record.everyHours', { count: every.hours })
      : t('health:record.atTimes', { times: every.times.join(', ') });
  return `${t('health:record.dose', { dose: amount, unit, route })} · ${when} ${t('health:record.forDays', { count: days })}`;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recallFiguresQuery } from '@zampa/client/health/recall-queries';
import type { RecallFigures } from '@zampa/contract/health/objects/recall';
import { formatMonth } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import styles from './recalls.module.css';

/** How many recalls were sent in the last twelve months, and how many of them led to a booking and a dose. */
export function RecallFiguresCard() {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(recallFiguresQuery(useApi(), facility.id));
  return (
    <Card>
      <Section title={t('health:clinic.recalls.figures')}>
        <QueryStates query={query} shape="cards" count={2}>
          {(months) =>
            months.some(({ sent }) => sent > 0) ? (
              <>
                <FigureTotals months={months} />
                <FigureChart months={months} />
              </>
            ) : (
              <Text tone="muted">{t('health:clinic.recalls.none')}</Text>
            )
          }
        </QueryStates>
      </Section>
    </Card>
  );
}

function FigureTotals({ months }: { months: readonly RecallFigures[] }) {
  const { t } = useTranslation();
  const totalOf = (figure: 'sent' | 'booked' | 'done') =>
    months.reduce((sum, month) => sum + month[figure], 0);
  const figures = [
    { name: 'sent', label: t('health:clinic.recalls.sent'), total: totalOf('sent') },
    { name: 'booked', label: t('health:clinic.recalls.booked'), total: totalOf('booked') },
    { name: 'done', label: t('health:clinic.recalls.done'), total: totalOf('done') },
  ];
  return (
    <Facts look="columns">
      {figures.map(({ name, label, total }) => (
        <Fact
          key={name}
          label={
            <>
              <span className={styles['key']} data-figure={name} aria-hidden="true" /> {label}
            </>
          }
        >
          {total}
        </Fact>
      ))}
    </Facts>
  );
}

/** Bars of each month; screen readers get the same figures as a list. */
function FigureChart({ months }: { months: readonly RecallFigures[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const highest = Math.max(1, ...months.map(({ sent }) => sent));
  const textOf = ({ month, ...figures }: RecallFigures) =>
    t('health:clinic.recalls.month', { month: formatMonth(`${month}-01`, language), ...figures });
  return (
    <ul className={styles['bars']} aria-label={t('health:clinic.recalls.figures')}>
      {months.map((month) => (
        <li key={month.month} title={textOf(month)}>
          <span className="z-visually-hidden">{textOf(month)}</span>
          <svg viewBox="0 0 30 100" preserveAspectRatio="none" aria-hidden="true">
            {(['sent', 'booked', 'done'] as const).map((figure, place) => (
              <rect
                key={figure}
                data-figure={figure}
                x={place * 9 + 2}
                y={100 - (month[figure] / highest) * 100}
                width="8"
                height={(month[figure] / highest) * 100}
              />
            ))}
          </svg>
          <span className={styles['label']} aria-hidden="true">
            {Number(month.month.slice(-2))}
          </span>
        </li>
      ))}
    </ul>
  );
}

import '@zampa/i18n/english/pets';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import type { PetWeight } from '@zampa/contract/pets/read-pet-weights';
import { publicName } from '@zampa/domain/people/names';
import { formatDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './PetWeightHistory.module.css';
import { weightChartPoints } from './weight-chart-points.ts';
import { weightHistoryQuery } from './weight-history-query.ts';
import { deviceZone } from '@zampa/i18n/format/zones';

const SIZE = { width: 300, height: 90, margin: 8 };

export interface PetWeightHistoryProps {
  pet: Pet;
  /** Whether the title is shown; false where one stands above it. */
  isTitled?: boolean;
}

/** Weight history of a pet as a chart and a table; renders nothing for fewer than two weights. */
export function PetWeightHistory({ pet, isTitled = true }: PetWeightHistoryProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { data = [] } = useQuery(weightHistoryQuery(api, pet));
  if (data.length < 2) return null;
  return (
    <figure className={styles['weights']}>
      <figcaption className={isTitled ? '' : 'z-visually-hidden'}>
        {t('pets:weights.title', { name: pet.name })}
      </figcaption>
      <WeightChart weights={data} />
      <details>
        <summary>{t('pets:weights.all')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('pets:weights.day')}</th>
              <th scope="col">{t('pets:health.weight')}</th>
              <th scope="col">{t('pets:weights.who')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((weight) => (
              <WeightRow key={weight.date} weight={weight} />
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const formatWeightDay = ({ date }: PetWeight) => formatDay(new Date(date), deviceZone());

function WeightRow({ weight }: { weight: PetWeight }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <tr>
      <td>{formatWeightDay(weight)}</td>
      <td>{formatWeight(weight.weight, language)}</td>
      <td>
        <bdi>{weight.user ? publicName(weight.user) : t('pets:weights.nobody')}</bdi>
      </td>
    </tr>
  );
}

/** Chart of weights, which are ordered newest first. */
function WeightChart({ weights }: { weights: readonly PetWeight[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const points = weightChartPoints(weights, SIZE);
  const [latest, earliest] = [weights[0], weights.at(-1)];
  if (!latest || !earliest) return null;
  const summary = t('pets:weights.line', {
    first: formatWeight(earliest.weight, language),
    firstDay: formatWeightDay(earliest),
    last: formatWeight(latest.weight, language),
    lastDay: formatWeightDay(latest),
  });
  return (
    <>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={summary}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
        ))}
      </svg>
      <p aria-hidden="true">{summary}</p>
    </>
  );
}

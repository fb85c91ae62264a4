import '@zampa/i18n/english/pets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import type { PetWeight } from '@zampa/contract/pets/read-pet-weights';
import { safeName } from '@zampa/domain/people/names';
import { formatDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './PetWeights.module.css';
import { weightLine } from './weight-line.ts';
import { deviceZone } from '@zampa/i18n/format/zones';

const SHOWN_MAX = 100;
const SIZE = { width: 300, height: 90, margin: 8 };

/** Shows what a pet has weighed so far, as a line and as a table; nothing where there is no change to see. */
export function PetWeights({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const api = useApi();
  const { data = [] } = useQuery({
    // Each change of the pet may bring a new weight.
    queryKey: ['pets', 'weights', pet.id, pet.dateUpdated],
    queryFn: ({ signal }) =>
      api.send('GET /pets/weights', { query: { PetId: pet.id, limit: SHOWN_MAX }, signal }),
    placeholderData: keepPreviousData,
  });
  if (data.length < 2) return null;
  return (
    <figure className={styles['weights']}>
      <figcaption>{t('pets:weights.title', { name: pet.name })}</figcaption>
      <Line weights={data} />
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
              <Weighing key={weight.date} weight={weight} />
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const dayOf = ({ date }: PetWeight) => formatDay(new Date(date), deviceZone());

function Weighing({ weight }: { weight: PetWeight }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <tr>
      <td>{dayOf(weight)}</td>
      <td>{formatWeight(weight.weight, language)}</td>
      <td>{weight.user ? safeName(weight.user) : t('pets:weights.nobody')}</td>
    </tr>
  );
}

/** The newest first, as they come. */
function Line({ weights }: { weights: readonly PetWeight[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const points = weightLine(weights, SIZE);
  const [latest, earliest] = [weights[0], weights.at(-1)];
  if (!latest || !earliest) return null;
  const words = t('pets:weights.line', {
    first: formatWeight(earliest.weight, language),
    firstDay: dayOf(earliest),
    last: formatWeight(latest.weight, language),
    lastDay: dayOf(latest),
  });
  return (
    <>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={words}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
        ))}
      </svg>
      <p aria-hidden="true">{words}</p>
    </>
  );
}

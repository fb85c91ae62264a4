import '@zampa/i18n/english/diary';
import { Link } from '@tanstack/react-router';
import { useFileUrl } from '@zampa/client/files/use-file-url';
import { useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import styles from './EntryPhotos.module.css';

/** The photos of a pet's diary, each a link to its entry. Nothing without photos. */
export function EntryPhotos({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const { items, ...query } = useDiaryTimeline({ pets: [id] });
  const photos = items.flatMap((item) =>
    item.type === 'DIARY' && item.file?.name === null && item.file.id
      ? [{ entryId: item.id, fileId: item.file.id }]
      : [],
  );
  if (photos.length === 0 && !query.hasNextPage) return null;
  return (
    <Section title={t('diary:latest.photos')}>
      <ul className={styles['photos']}>
        {photos.map(({ entryId, fileId }) => (
          <li key={fileId}>
            <Link
              to="/workspace/diary/$id"
              params={{ id: entryId }}
              aria-label={t('diary:entry.photo', { pets: name })}
            >
              <Photo id={fileId} />
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </Section>
  );
}

function Photo({ id }: { id: string }) {
  const src = useFileUrl(id, { width: 512 });
  return src && <img src={src} alt="" />;
}

import '@zampa/i18n/english/diary';
import { Link } from '@tanstack/react-router';
import { useFileUrl } from '@zampa/client/files/use-file-url';
import { useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import styles from './PetMemories.module.css';

/** The family's farewell words and the photos of a pet's diary, each a link to its entry. Nothing without any. */
export function PetMemories({ pet: { id, name } }: { pet: Pet }) {
  const { items, ...query } = useDiaryTimeline({ pets: [id] });
  const photos = items.flatMap((item) =>
    item.type === 'DIARY' && item.file?.name === null && item.file.id
      ? [{ entryId: item.id, fileId: item.file.id }]
      : [],
  );
  const farewell = items.find(({ type, category }) => type === 'DIARY' && category === 'DEATH');
  const words = farewell?.type === 'DIARY' ? farewell.payload.message : '';
  const hasPhotos = photos.length > 0 || query.hasNextPage;
  return (
    <>
      {words && (
        <Text written size="lead" className={styles['words'] ?? ''}>
          {words}
        </Text>
      )}
      {hasPhotos && <Photos name={name} photos={photos} more={<LoadMore query={query} />} />}
    </>
  );
}

interface PhotosProps {
  name: string;
  photos: readonly { readonly entryId: string; readonly fileId: string }[];
  /** Loads earlier ones. */
  more: ReactNode;
}

function Photos({ name, photos, more }: PhotosProps) {
  const { t } = useTranslation();
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
      {more}
    </Section>
  );
}

function Photo({ id }: { id: string }) {
  const src = useFileUrl(id, { width: 512 });
  return src && <img src={src} alt="" />;
}

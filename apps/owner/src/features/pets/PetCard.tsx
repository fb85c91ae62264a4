import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePetWords } from '@zampa/shared-screens/pets/use-pet-words';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import links from '@zampa/ui/kit/kit.module.css';

/** Shows one pet of the list: who it is at a glance, and the way to its card. */
export function PetCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const words = usePetWords(pet);
  return (
    <Link to="/workspace/pets/$id" params={{ id: pet.id }} className={links['linkCard']}>
      <PetPicture pet={pet} size={72} />
      <Stack as="span" gap="0" grow>
        <Text as="span" size="title" lines="2" className="z-display">
          {pet.name}
        </Text>
        <Text as="span" tone="muted">
          {words.kind}
        </Text>
        <Text as="span" tone="muted">
          {pet.deceasedOn
            ? t('pets:health.deceased', { day: formatCalendarDay(pet.deceasedOn) })
            : words.age}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import links from '@zampa/ui/kit/kit.module.css';

/** List row of a pet, linking to its profile. */
export function PetCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = usePetDetails(pet);
  return (
    <Link to="/workspace/pets/$id" params={{ id: pet.id }} className={links['linkCard']}>
      <PetPicture pet={pet} size={72} />
      <Stack as="span" gap="0" grow>
        <Text as="span" size="title" lines="2" className="z-display">
          <bdi>{pet.name}</bdi>
        </Text>
        <Text as="span" tone="muted">
          {words.kind}
        </Text>
        <Text as="span" tone="muted">
          {pet.deceasedOn
            ? t('pets:health.deceased', { day: formatCalendarDayInWords(pet.deceasedOn, language) })
            : words.age}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

import '@zampa/i18n/english/health';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { RecordAccessChoice } from '@zampa/shared-screens/health/RecordAccessChoice.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface PetRecordAccessProps {
  pet: Pet;
  /** Clinics that see the pet; at least two. */
  clinics: readonly VetFacility[];
}

/** Which of a pet's clinics may read what the others have released. */
export function PetRecordAccess({ pet: { id, name }, clinics }: PetRecordAccessProps) {
  const { t } = useTranslation();
  const title = t('health:access.title');
  const pairs = clinics.flatMap((to) =>
    clinics.filter((from) => from.id !== to.id).map((from) => ({ from, to })),
  );
  return (
    <Section title={title} gap="8">
      <Text tone="muted">{t('health:access.text', { name })}</Text>
      <RecordAccessChoice
        petId={id}
        label={title}
        pairs={pairs}
        renderPair={({ from, to }) => t('health:access.pair', { from: from.name, to: to.name })}
      />
    </Section>
  );
}

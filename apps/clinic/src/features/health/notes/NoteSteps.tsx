import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petDueQuery } from '@zampa/client/health/pet-queries';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { IconPill } from '@zampa/ui/icons/IconPill';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DueList } from '../prevention/DueList.tsx';
import { AddendumForm } from './AddendumForm.tsx';
import { ReleaseSwitch } from './ReleaseSwitch.tsx';
import { SignedNote } from './SignedNote.tsx';
import { UnsavedText } from './UnsavedText.tsx';

/** Lazy-loaded when a prescription is added. */
const PrescriptionForm = lazyPart(
  async () => (await import('../prescriptions/PrescriptionForm.tsx')).PrescriptionForm,
);

/** Lazy-loaded when a dose is added. */
const VaccinationForm = lazyPart(
  async () => (await import('../prevention/VaccinationForm.tsx')).VaccinationForm,
);

export interface NoteStepsProps {
  pet: Pet;
  note: VisitNote;
  /** Name of the copy of the note on this device. */
  localName: string;
  onClose: () => void;
}

type Step = 'vaccination' | 'prescription' | 'addendum';

/** The steps after a signed note, in the same place: vaccinations, a prescription, the release, and the note to read. */
export function NoteSteps({ pet, note, localName, onClose }: NoteStepsProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const [step, setStep] = useState<Step | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const signed = t('health:clinic.steps.signed', {
    when: formatDayTime(new Date(note.signedAt ?? note.date), timezone),
    name: note.signedBy ? personName(note.signedBy) : '',
  });
  const closeStep = () => setStep(null);
  return (
    <Stack>
      <Callout tone="good" icon={<IconCircleCheck size={20} aria-hidden="true" />} role="status">
        <Text weight="600">{signed}</Text>
      </Callout>
      <UnsavedText note={note} name={localName} />
      <StepButtons step={step} onStep={setStep} isAlive={pet.deceasedOn === null} />
      {step === 'vaccination' && (
        <Card>
          <Suspense>
            <VaccinationForm
              key={savedCount}
              pet={pet}
              onSaved={(isLast) => (isLast ? closeStep() : setSavedCount((count) => count + 1))}
              onCancel={closeStep}
            />
          </Suspense>
        </Card>
      )}
      {step === 'prescription' && (
        <Card>
          <Suspense>
            <PrescriptionForm pet={pet} noteId={note.id} onDone={closeStep} />
          </Suspense>
        </Card>
      )}
      <ReleaseSwitch note={note} />
      <NextDue pet={pet} />
      <SignedNote note={note} />
      {step === 'addendum' && <AddendumForm note={note} onDone={closeStep} />}
      <Row justify="between">
        {step !== 'addendum' && (
          <Button variant="subtle" onClick={() => setStep('addendum')}>
            {t('health:clinic.addendum.add')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('health:clinic.steps.done')}
        </Button>
      </Row>
    </Stack>
  );
}

interface StepButtonsProps {
  step: Step | null;
  onStep: (step: Step) => void;
  isAlive: boolean;
}

function StepButtons({ step, onStep, isAlive }: StepButtonsProps) {
  const { t } = useTranslation();
  if (!isAlive) return null;
  return (
    <Row fill>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-expanded={step === 'vaccination'}
        onClick={() => onStep('vaccination')}
      >
        {t('health:clinic.vaccination.add')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconPill size={18} aria-hidden="true" />}
        aria-expanded={step === 'prescription'}
        onClick={() => onStep('prescription')}
      >
        {t('health:clinic.prescription.add')}
      </Button>
    </Row>
  );
}

/** The next dates of the pet, so that the family can be told before it leaves. */
function NextDue({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = petDueQuery(useApi(), { petId: pet.id, facilityId: facility.id });
  const { data = [] } = useQuery(query);
  if (data.length === 0) return null;
  return (
    <Section title={t('health:due.title')}>
      <DueList items={data} petId={pet.id} />
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import { clientQuery } from '@zampa/client/clients/client-query';
import { noteTemplatesQuery } from '@zampa/client/health/clinic-queries';
import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import type { Pet } from '@zampa/contract/pets/objects';
import { applyTemplate } from '@zampa/domain/health/note-templates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import { Select } from '@zampa/ui/mantine/Select';
import type { UseFormReturn } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { NoteValues } from './note-values.ts';

export interface TemplateChoiceProps {
  pet: Pet;
  form: UseFormReturn<NoteValues>;
  /** Saves the inserted texts. */
  onApplied: () => void;
}

/** Inserts a template of the clinic into the note. What is typed stays. Nothing without templates for the species. */
export function TemplateChoice({ pet, form, onApplied }: TemplateChoiceProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const api = useApi();
  const { data = [] } = useQuery(noteTemplatesQuery(api, facility.id));
  const { data: client } = useQuery(clientQuery(api, facility.id, pet.FamilyId));
  const { age, weight } = usePetDetails(pet);
  const templates = data.filter(
    ({ species }) => species.length === 0 || species.includes(pet.SpeciesId),
  );
  if (templates.length === 0) return null;
  const insertTemplate = ({ fields }: NoteTemplate) => {
    const facts = { pet: pet.name, owner: client ? clientName(client) : '', age, weight };
    const { reason, history, findings, assessment, plan } = form.getValues();
    const typed = { reason, history, findings, assessment, plan };
    const filled = applyTemplate(typed, fields, facts);
    for (const [field, text] of Object.entries(filled))
      if (text !== undefined) form.setValue(field as keyof typeof typed, text);
    onApplied();
  };
  return (
    <Select
      label={t('health:clinic.note.template')}
      placeholder={t('health:clinic.note.templatePlaceholder')}
      data={templates.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      searchable
      comboboxProps={{ withinPortal: false }}
      onChange={(id) => {
        const template = templates.find((one) => one.id === id);
        if (template) insertTemplate(template);
      }}
    />
  );
}

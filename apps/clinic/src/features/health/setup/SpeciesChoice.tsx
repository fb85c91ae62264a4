import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { type Control, Controller } from 'react-hook-form';
import styles from './setup.module.css';
import type { TemplateValues } from './use-template-form.ts';

/** The species that a template is for; none means all. */
export function SpeciesChoice({ control }: { control: Control<TemplateValues> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(petAttributesQuery(useApi()));
  return (
    <QueryStates query={query} shape="rows" count={2}>
      {({ species }) => (
        <Controller
          control={control}
          name="species"
          render={({ field }) => (
            <Checkbox.Group
              {...field}
              label={t('health:clinic.templates.species')}
              description={t('health:clinic.templates.speciesWhy')}
            >
              <div className={styles['species']}>
                {species.map(({ id, names }) => (
                  <Checkbox key={id} value={String(id)} label={names[language]} />
                ))}
              </div>
            </Checkbox.Group>
          )}
        />
      )}
    </QueryStates>
  );
}

import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { useLanguage } from '@zampa/i18n/use-language';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ServiceValues } from './service-values.ts';
import styles from './services.module.css';

/** Shows the field for the species that a service is for; none selected means all. */
export function SpeciesField({ control }: { control: Control<ServiceValues> }) {
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
              label={t('services:setup.form.species')}
              description={t('services:setup.form.speciesWhy')}
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

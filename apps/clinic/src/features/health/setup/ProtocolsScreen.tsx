import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clinicProtocolsQuery } from '@zampa/client/health/clinic-queries';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { IconInfoCircle } from '@zampa/ui/icons/IconInfoCircle';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ProtocolForm } from './ProtocolForm.tsx';
import { ProtocolRow } from './ProtocolRow.tsx';
import styles from './setup.module.css';
import type { SetupScreenProps } from './TemplatesScreen.tsx';

/** The clinic's rules for vaccinations and other preventive care, by species: a starting point that vets change. */
export function ProtocolsScreen({ chosen, onChoose }: SetupScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facility = useFacility();
  const query = useQuery(clinicProtocolsQuery(useApi(), facility.id));
  const mayEdit = mayTreat(facility.idRole) && staffRoleOf(facility.idRole) !== 'consultant';
  const protocol = query.data?.find(({ id }) => id === chosen);
  return (
    <div className={styles['screen']}>
      <Callout tone="info" icon={<IconInfoCircle size={18} aria-hidden="true" />}>
        {t('health:clinic.protocols.intro')}
      </Callout>
      {!mayEdit && <Text tone="muted">{t('health:clinic.protocols.readOnly')}</Text>}
      <QueryStates query={query} shape="rows" count={6}>
        {(protocols) =>
          protocols.length === 0 ? (
            <Text tone="muted">{t('health:clinic.protocols.empty')}</Text>
          ) : (
            <ProtocolGroups protocols={protocols} mayEdit={mayEdit} onChoose={onChoose} />
          )
        }
      </QueryStates>
      <SideDrawer
        open={mayEdit && protocol !== undefined}
        onClose={() => onChoose(undefined)}
        title={
          protocol && t('health:clinic.protocols.edit', { name: protocol.vaccine.names[language] })
        }
        closeLabel={t('common:actions.close')}
      >
        {protocol && (
          <ProtocolForm key={protocol.id} protocol={protocol} onDone={() => onChoose(undefined)} />
        )}
      </SideDrawer>
    </div>
  );
}

interface ProtocolGroupsProps {
  protocols: readonly ProtocolItem[];
  mayEdit: boolean;
  onChoose: (id: string) => void;
}

function ProtocolGroups({ protocols, mayEdit, onChoose }: ProtocolGroupsProps) {
  const language = useLanguage();
  const { data } = useQuery(petAttributesQuery(useApi()));
  const bySpecies = Map.groupBy(protocols, ({ vaccine }) => vaccine.SpeciesId);
  const nameOf = (speciesId: number) =>
    data?.species.find(({ id }) => id === speciesId)?.names[language] ?? '';
  return [...bySpecies].map(([speciesId, ofSpecies]) => (
    <Section key={speciesId} title={nameOf(speciesId)}>
      <List>
        {ofSpecies.map((protocol) => (
          <li key={protocol.id}>
            <ProtocolRow protocol={protocol} mayEdit={mayEdit} onChoose={onChoose} />
          </li>
        ))}
      </List>
    </Section>
  ));
}

import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import type { ReactNode } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

export interface ClinicNameProps {
  clinic: FacilityCard;
  /** Further lines below the name. */
  children?: ReactNode;
}

/** Shows a clinic's picture, name and city. */
export function ClinicName({ clinic, children }: ClinicNameProps) {
  return (
    <Row gap="12">
      <FacilityPicture facility={clinic} size={48} />
      <Stack gap="0" grow>
        <Title lines="3">
          <bdi>{clinic.name}</bdi>
        </Title>
        {clinic.city && <Text tone="muted">{clinic.city}</Text>}
        {children}
      </Stack>
    </Row>
  );
}

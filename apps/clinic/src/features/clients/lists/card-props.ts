import type { Client } from '@zampa/contract/clients/objects';
import type { Pet } from '@zampa/contract/pets/objects';

/** Props of the parts of a client's card. */
export interface ClientCardProps {
  client: Client;
}

/** Opens the form for a pet of the client; null for a new pet. */
export type OpenPetForm = (pet: Pet | null) => void;

export interface OpenClientProps extends ClientCardProps {
  onPet: OpenPetForm;
}

/** Props of the whole card, which may be opened to write a message. */
export interface FullClientCardProps extends OpenClientProps {
  startsMessage: boolean;
}

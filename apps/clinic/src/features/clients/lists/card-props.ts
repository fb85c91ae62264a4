import type { Client } from '@zampa/contract/clients/objects';
import type { Pet } from '@zampa/contract/pets/objects';

/** Whom the parts of a client's card are about. */
export interface ClientCardProps {
  client: Client;
}

/** Opens the form of a pet of the client, or of a new one. */
export type OpenPet = (pet: Pet | null) => void;

export interface OpenClientProps extends ClientCardProps {
  onPet: OpenPet;
}

/** The card itself, which may have been opened to write to the client. */
export interface WholeCardProps extends OpenClientProps {
  writes: boolean;
}

import type { OwnRelation } from './use-own-relations.ts';

export type RelationDialogProps = {
  readonly relation: OwnRelation;
  readonly open: boolean;
  readonly onClose: () => void;
};

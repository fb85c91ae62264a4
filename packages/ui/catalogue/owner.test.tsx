import '../src/theme/owner.css';
import { ownerTheme } from '../src/theme/theme.ts';
import { lookAtCatalogue } from './look-at-catalogue.test-data.tsx';

lookAtCatalogue({ app: 'owner', theme: ownerTheme });

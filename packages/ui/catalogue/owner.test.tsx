import '../src/theme/owner.css';
import { ownerTheme } from '../src/theme/theme.ts';
import { defineCatalogueTests } from './catalogue-tests.test-data.tsx';

defineCatalogueTests({ app: 'owner', theme: ownerTheme });

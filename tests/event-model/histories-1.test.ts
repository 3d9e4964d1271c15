import { eventHistories } from './histories.ts';

eventHistories(1);

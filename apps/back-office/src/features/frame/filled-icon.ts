import { iconNames, type IconName } from '../../ui/icons/icon-names.ts';

/** The filled drawing says "here you are", where there is one. */
export const filledIcon = (name: IconName): IconName => iconNames.find((one) => one === `${name}-fill`) ?? name;

import type { Subject } from '../parts/subject.ts';
import type { ItemSpec } from '../spec.ts';
import { apron } from './apron.ts';
import { baby } from './baby.ts';
import { bag } from './bag.ts';
import { belt } from './belt.ts';
import { blouse } from './blouse.ts';
import { booties } from './booties.ts';
import { braces } from './braces.ts';
import { cardigan } from './cardigan.ts';
import { care } from './care.ts';
import { dirndl } from './dirndl.ts';
import { feather } from './feather.ts';
import { giftcard } from './giftcard.ts';
import { haferl } from './haferl.ts';
import { hat } from './hat.ts';
import { janker } from './janker.ts';
import { jewellery } from './jewellery.ts';
import { lederhose } from './lederhose.ts';
import { pump } from './pump.ts';
import { scarf } from './scarf.ts';
import { shirt } from './shirt.ts';
import { skirt } from './skirt.ts';
import { socks } from './socks.ts';
import { waistcoat } from './waistcoat.ts';
import { wreath } from './wreath.ts';

/** The drawing of one piece; a kind without a line here does not compile. */
export const subjectOf = (item: ItemSpec): Subject => {
  switch (item.kind) {
    case 'dirndl':
      return dirndl(item);
    case 'lederhose':
      return lederhose(item);
    case 'shirt':
      return shirt(item);
    case 'blouse':
      return blouse(item);
    case 'apron':
      return apron(item);
    case 'waistcoat':
      return waistcoat(item);
    case 'janker':
      return janker(item);
    case 'cardigan':
      return cardigan(item);
    case 'socks':
      return socks(item);
    case 'haferl':
      return haferl(item);
    case 'pump':
      return pump(item);
    case 'hat':
      return hat(item);
    case 'bag':
      return bag(item);
    case 'jewellery':
      return jewellery(item);
    case 'belt':
      return belt(item);
    case 'scarf':
      return scarf(item);
    case 'wreath':
      return wreath(item);
    case 'skirt':
      return skirt(item);
    case 'booties':
      return booties(item);
    case 'feather':
      return feather(item);
    case 'braces':
      return braces(item);
    case 'baby':
      return baby(item);
    case 'care':
      return care(item);
    case 'giftcard':
      return giftcard(item);
  }
};

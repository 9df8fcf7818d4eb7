import { text } from './text.ts';

/** Sentences that are true of a whole family of garments; a product names the ones that apply to it. */
export const dirndlFit = {
  snug: text(
    'Een dirndl zit strak, maar mag niet knellen: je moet een hand plat tussen lijf en lijfje kunnen schuiven.',
    'Ein Dirndl sitzt eng, darf aber nicht einschnüren: Zwischen Körper und Mieder muss noch eine flache Hand passen.',
    'A dirndl sits snug but must not pinch: you should be able to slide a flat hand between body and bodice.',
  ),
  larger: text(
    'Vallen borst en taille in verschillende rijen van de maattabel, kies dan de grotere maat.',
    'Liegen Brust und Taille in verschiedenen Zeilen der Größentabelle, nimm die größere Größe.',
    'If bust and waist fall in different rows of the size chart, take the larger size.',
  ),
  letOut: text(
    'In de zijnaden zit twee centimeter stof om uit te leggen.',
    'In den Seitennähten stecken zwei Zentimeter zum Auslassen.',
    'There are two centimetres of fabric in the side seams to let out.',
  ),
  mini: text(
    'De rok eindigt boven de knie. Ben je langer dan 1,68 meter, dan valt 60 cm beter.',
    'Der Rock endet über dem Knie. Bist du größer als 1,68 Meter, passen 60 cm besser.',
    'The skirt ends above the knee. If you are taller than 1.68 metres, 60 cm works better.',
  ),
  midi: text(
    'Bij 1,65 meter lichaamslengte eindigt een rok van 60 cm op de knie.',
    'Bei 1,65 Metern Körpergröße endet ein Rock von 60 cm am Knie.',
    'At a height of 1.65 metres a 60 cm skirt ends at the knee.',
  ),
  long: text(
    'Een rok van 70 cm valt net onder de knie, een rok van 85 cm tot op de kuit.',
    'Ein Rock von 70 cm fällt knapp unters Knie, einer von 85 cm bis zur Wade.',
    'A 70 cm skirt falls just below the knee, an 85 cm skirt to the calf.',
  ),
} as const;

export const dirndlKnow = {
  bow: text(
    'De strik van je schort is traditie: links betekent single, rechts bezet.',
    'Die Schürzenschleife ist Tradition: links heißt ledig, rechts vergeben.',
    'The apron bow is a tradition: left means single, right means taken.',
  ),
  bowAll: text(
    'Volgens de traditie zegt de strik iets: links is single, rechts is bezet, midden voor houd je het voor jezelf, achter is weduwe of serveerster.',
    'Der Tradition nach sagt die Schleife etwas aus: links ledig, rechts vergeben, vorne Mitte verrätst du nichts, hinten Witwe oder Kellnerin.',
    'By tradition the bow says something: left is single, right is taken, middle front is nobody’s business, at the back is widowed or waitress.',
  ),
  noBlouse: text(
    'De blouse op de tekening hoort er niet bij; die kies je apart.',
    'Die Bluse auf der Zeichnung gehört nicht dazu; du wählst sie separat.',
    'The blouse in the drawing is not included; you choose it separately.',
  ),
  washApron: text(
    'Was het schort apart, want donkere stof kan de eerste keer afgeven.',
    'Wasche die Schürze separat, denn dunkler Stoff kann beim ersten Mal abfärben.',
    'Wash the apron separately, because dark fabric can bleed the first time.',
  ),
  dryClean: text(
    'Breng deze dirndl naar de stomerij en hang hem daarna een dag uit de hoes.',
    'Gib dieses Dirndl in die Reinigung und häng es danach einen Tag ohne Hülle aus.',
    'Have this dirndl dry cleaned and let it hang out of its cover for a day afterwards.',
  ),
  pocket: text(
    'In de zijnaad zit een zak die groot genoeg is voor een telefoon.',
    'In der Seitennaht steckt eine Tasche, groß genug fürs Handy.',
    'The side seam hides a pocket large enough for a phone.',
  ),
} as const;

export const lederhoseFit = {
  snug: text(
    'Leer rekt, dus begin strak; twijfel je tussen twee maten, neem dan de kleinste.',
    'Leder gibt nach, also beginn eng; zwischen zwei Größen nimm die kleinere.',
    'Leather stretches, so start snug; between two sizes take the smaller one.',
  ),
  lacing: text(
    'De vetering in de rug geeft ongeveer drie centimeter speling.',
    'Die Schnürung am Rücken gibt rund drei Zentimeter Spielraum.',
    'The lacing at the back gives about three centimetres of play.',
  ),
  kniebund: text(
    'De band onder de knie sluit met een koord en hoort op je kous te rusten.',
    'Der Bund unter dem Knie schließt mit einer Kordel und liegt auf dem Strumpf auf.',
    'The band below the knee closes with a cord and should rest on your sock.',
  ),
  short: text(
    'De pijp eindigt een handbreed boven de knie.',
    'Das Bein endet eine Handbreit über dem Knie.',
    'The leg ends a hand’s width above the knee.',
  ),
} as const;

export const lederhoseKnow = {
  wearIn: text(
    'Draag de broek een paar avonden thuis in voordat je ermee op pad gaat.',
    'Trag die Hose ein paar Abende zu Hause ein, bevor du damit losziehst.',
    'Wear them in at home for a few evenings before you take them out.',
  ),
  shade: text(
    'Geen twee huiden zijn gelijk: tint en nerf verschillen van broek tot broek.',
    'Keine zwei Häute sind gleich: Ton und Narbung unterscheiden sich von Hose zu Hose.',
    'No two hides are alike: shade and grain differ from pair to pair.',
  ),
  brush: text(
    'Vlekken laat je drogen en borstel je daarna uit; water maakt ze groter.',
    'Flecken trocknen lassen und dann ausbürsten; Wasser macht sie größer.',
    'Let stains dry and then brush them out; water makes them larger.',
  ),
  braces: text(
    'De bretels zijn met knopen vastgezet en dus afneembaar.',
    'Die Träger sind angeknöpft und lassen sich abnehmen.',
    'The braces are buttoned on, so you can take them off.',
  ),
} as const;

export const shirtFit = {
  regular: text(
    'Normale pasvorm met een rugplooi voor ruimte. Tussen twee maten neem je de grotere.',
    'Normale Passform mit Rückenfalte. Zwischen zwei Größen nimm die größere.',
    'Regular fit with a back pleat for room. Between two sizes take the larger one.',
  ),
  tails: text(
    'De panden zijn lang genoeg om in de lederhose te blijven zitten.',
    'Der Saum ist lang genug, um in der Lederhose zu bleiben.',
    'The tails are long enough to stay tucked into your lederhosen.',
  ),
} as const;

export const shirtKnow = {
  wash: text(
    'Sluit de knopen en keer het hemd binnenstebuiten voor het de was in gaat.',
    'Schließ die Knöpfe und dreh das Hemd auf links, bevor es in die Wäsche kommt.',
    'Close the buttons and turn the shirt inside out before washing.',
  ),
  clubs: text(
    'Voor verenigingen en barteams gelden staffelprijzen vanaf vijf stuks.',
    'Für Vereine und Barteams gelten Staffelpreise ab fünf Stück.',
    'Clubs and bar teams get tier prices from five pieces.',
  ),
} as const;

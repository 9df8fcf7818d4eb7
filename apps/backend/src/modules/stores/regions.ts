/** A part of a country as address forms offer it. */
export type Region = { readonly id: number; readonly code: string; readonly name: string };

/**
 * Regions by country: ISO 3166-2 codes without the country, names in the language of the place.
 * Ids are stored in addresses and orders: the ISO number of the country and a serial number that is never given out again.
 */
const table: Readonly<Record<string, string>> = {
  NL: `52801 DR Drenthe|52802 FL Flevoland|52803 FR Fryslân|52804 GE Gelderland|52805 GR Groningen|52806 LI Limburg|
       52807 NB Noord-Brabant|52808 NH Noord-Holland|52809 OV Overijssel|52810 UT Utrecht|52811 ZE Zeeland|52812 ZH Zuid-Holland`,
  DE: `27601 BW Baden-Württemberg|27602 BY Bayern|27603 BE Berlin|27604 BB Brandenburg|27605 HB Bremen|27606 HH Hamburg|27607 HE Hessen|
       27608 MV Mecklenburg-Vorpommern|27609 NI Niedersachsen|27610 NW Nordrhein-Westfalen|27611 RP Rheinland-Pfalz|27612 SL Saarland|
       27613 SN Sachsen|27614 ST Sachsen-Anhalt|27615 SH Schleswig-Holstein|27616 TH Thüringen`,
  BE: `5601 VAN Antwerpen|5602 WBR Brabant wallon|5603 BRU Brussel - Bruxelles|5604 WHT Hainaut|5605 WLG Liège|5606 VLI Limburg|
       5607 WLX Luxembourg|5608 WNA Namur|5609 VOV Oost-Vlaanderen|5610 VBR Vlaams-Brabant|5611 VWV West-Vlaanderen`,
  AT: `4001 1 Burgenland|4002 2 Kärnten|4003 3 Niederösterreich|4004 4 Oberösterreich|4005 5 Salzburg|4006 6 Steiermark|4007 7 Tirol|
       4008 8 Vorarlberg|4009 9 Wien`,
  CH: `75601 AG Aargau|75602 AI Appenzell Innerrhoden|75603 AR Appenzell Ausserrhoden|75604 BE Bern|75605 BL Basel-Landschaft|
       75606 BS Basel-Stadt|75607 FR Fribourg|75608 GE Genève|75609 GL Glarus|75610 GR Graubünden|75611 JU Jura|75612 LU Luzern|
       75613 NE Neuchâtel|75614 NW Nidwalden|75615 OW Obwalden|75616 SG St. Gallen|75617 SH Schaffhausen|75618 SO Solothurn|
       75619 SZ Schwyz|75620 TG Thurgau|75621 TI Ticino|75622 UR Uri|75623 VD Vaud|75624 VS Valais|75625 ZG Zug|75626 ZH Zürich`,
};

const byCountry = new Map(Object.entries(table).map(([country, rows]) => [country, rows.split('|').map(parseRow)]));
const byId = new Map([...byCountry.values()].flat().map((region) => [region.id, region]));

function parseRow(row: string): Region {
  const [id = '', code = '', ...name] = row.trim().split(' ');
  return { id: Number(id), code, name: name.join(' ') };
}

/** The regions of a country in the order of their ids; undefined where addresses need none. */
export const regionsOf = (countryCode: string): readonly Region[] | undefined => byCountry.get(countryCode);

/** The region with this id, whatever its country. */
export const regionById = (id: number): Region | undefined => byId.get(id);

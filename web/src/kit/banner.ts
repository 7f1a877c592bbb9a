/** How the banner of a company is drawn: the cut of the cloth and the charge on it differ, not only the colours. */
export interface Banner {
  cut: 'straight' | 'swallow' | 'tongues' | 'scallop' | 'pennon';
  charge: 'cross' | 'nordic' | 'bands' | 'lily' | 'lion' | 'plain' | 'saltire' | 'disc' | 'chevron';
  field: string;
  ink: string;
  /** A third colour where the charge has one. */
  third?: string;
}

/** The cloth, 36 wide and 26 high around 0,0; the staff is at the left. */
export const CUTS: Record<Banner['cut'], string> = {
  straight: 'M-18-13H18V13H-18Z',
  swallow: 'M-18-13H18L8 0 18 13H-18Z',
  tongues: 'M-18-13H18L9-5 18 0 9 5 18 13H-18Z',
  scallop: 'M-18-13H13q6 4.300 0 8.600 6 4.300 0 8.700 6 4.300 0 8.700H-18Z',
  pennon: 'M-18-13 18-5V5L-18 13Z',
};

// Draws every picture again: npx tsx mfe-content/artwork/build.ts
import './brand';
import './hero1';
import './hero2';
import './hero3';
import './icons';
import './team';
import './intro';
import './places';
import './promo';
import './clients';

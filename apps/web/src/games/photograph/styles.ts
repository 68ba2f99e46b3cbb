/** The board's styles in the order in which they are laid over each other. */
import './lengths.css';
import './board.css';
import './opponents.css';
import './sky.css';
import './field.css';
import './films.css';
import './shots.css';
import './hand.css';
import './dock.css';
import './album.css';
import './phone.css';
import './phone-sky.css';
import './phone-hand.css';
import './frame.css';
import './other-screens.css';

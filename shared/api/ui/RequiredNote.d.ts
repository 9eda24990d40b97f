/** Legend of a form: the asterisk stands beside the label of each required field in the note's parent. */
export declare function RequiredNote(): import("react").JSX.Element;

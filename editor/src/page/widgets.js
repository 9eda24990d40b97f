// Fields that Decap CMS has not, or checks too little.
import { numbers } from './numbers.js';

const cms = window.CMS;
const { control: TextControl } = cms.getWidget('string');
const list = cms.getWidget('list');

const { componentDidUpdate: restoreCaret } = TextControl.prototype;
/** Decap CMS restores the caret at each update, such as the end of a save, also where the person has moved it since. */
TextControl.prototype.componentDidUpdate = function ({ value }) {
  if (value !== this.props.value && document.activeElement === this._el) restoreCaret.call(this);
};

/** Decap CMS opens a notice for this type alone. */
const mistake = ({ field }, wanted) => ({ type: 'PRESENCE', message: `${field.get('label')}: ${wanted}.` });

/** Opens the notice for a text that does not fit its pattern; Decap CMS writes the message. */
function isValid() {
  const { field, value } = this.props;
  const [pattern] = field.get('pattern') ?? [];
  return !value || !pattern || RegExp(pattern).test(value) || { error: { type: 'PRESENCE' } };
}
for (const name of ['string', 'text']) cms.getWidget(name).control.prototype.isValid = isValid;

/** Text field: a browser's own field for numbers reads `1.290` as 1.29, or `612,90` as 61290, and changes with the mouse wheel. */
function numberControl({ read, write, wanted }) {
  return class extends TextControl {
    componentDidMount() {
      super.componentDidMount();
      this._el.inputMode = 'decimal';
      this._el.addEventListener('blur', () => this.show());
    }

    /** Shows how a text was understood. */
    show() {
      const number = this.number();
      if (number !== null && write(number) !== this.props.value) this.props.onChange(write(number));
      else if (this.props.value) this.props.validate();
    }

    number = () => read(String(this.props.value ?? ''));

    isValid = () => !this.props.value || this.number() !== null || { error: mistake(this.props, wanted) };
  };
}

for (const [name, number] of Object.entries(numbers)) cms.registerWidget(name, numberControl(number));

/** Decap CMS accepts an empty list where one item is needed. */
list.control = class extends list.control {
  checkSize = this.validateSize;

  validateSize = () => {
    const { field, value } = this.props;
    if (!field.get('min') || !field.get('required') || value?.size) return this.checkSize();
    return [mistake(this.props, 'acrescente pelo menos um item')];
  };
};
